import { ageOfCandidate, bioQualifies } from '#src/domain/qualification.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import { applicableCriteria, criteriaQualify, isAnsweredYes, isCriterionQualifying } from '#src/domain/criteria.ts';
import { asksForMedicalRecords } from '#src/domain/medicalRecords.ts';
import { isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import type { CountryCode, Criterion, Facts } from '#src/domain/facts.ts';
import type { ExampleFacts } from './rule.ts';

/** A value at which the outcome of a rule changes: the first number of a stretch, an id, a code. */
export type Cut = string | number;

/** What an aspect is divided by: the values at which a rule's outcome changes, and the flags and classes known already. */
export type Division = {
  /** In ascending order, each once. */
  at: readonly Cut[];
  /** What the campaign says whoever visits. */
  campaign: { hasCaregiver?: boolean; caregiverType?: string };
  /** The class of another aspect that this one needs. */
  classOf(aspect: AspectName): string | undefined;
};

/**
 * One independent part of what is known of a visitor, divided into classes: no rule's outcome changes within one. Classes
 * are named in words that findings can use; each has the facts of one visitor in it.
 */
export type Aspect = {
  /** Aspects that are known before this one. */
  needs?: readonly AspectName[];
  classes(division: Division): Readonly<Record<string, ExampleFacts>>;
  /** The class that these facts belong to. */
  classOf(facts: Facts, at: readonly Cut[]): string;
};

/** Product constants: the ages that a birth date can have. */
const [youngest, oldest] = [0, 119];

const ageWords = (from: number, to: number) => {
  if (from === to) return `aged ${from}`;
  if (from <= youngest) return `aged ${to} or less`;
  return to >= oldest ? `aged ${from} or more` : `aged ${from} to ${to}`;
};

/** The cuts of an aspect of numbers. */
const numbers = (cuts: readonly Cut[]) => cuts.filter((cut) => typeof cut === 'number');

/** The stretches of ages between the cuts: first and last age of each. */
function agesBetween(cuts: readonly Cut[]): [from: number, to: number][] {
  const starts = [youngest, ...numbers(cuts).filter((cut) => cut > youngest && cut <= oldest)];
  return starts.map((from, index) => [from, (starts[index + 1] ?? oldest + 1) - 1]);
}

const noAge = 'of unknown age';

const age: Aspect = {
  classes: ({ at }) => ({
    [noAge]: {},
    ...Object.fromEntries(agesBetween(at).map(([from, to]) => [ageWords(from, to), { answers: { age: from } }])),
  }),
  classOf: ({ answers, today }, at) => {
    const years = ageOfCandidate(answers, today);
    const between =
      years === undefined ? undefined : agesBetween(at).find(([from, to]) => years >= from && years <= to);
    return between ? ageWords(...between) : noAge;
  },
};

/** Countries that rules name are classes of their own; of the others only their law of consent matters. */
const countryWords = (code: CountryCode, named: readonly Cut[]) => {
  if (named.includes(code)) return `in ${code}`;
  return isInternational(code)
    ? 'in a country where consent must be given by an act'
    : 'in a country where going on agrees';
};

const country: Aspect = {
  classes: ({ at }) =>
    Object.fromEntries(countryCodes.map((code) => [countryWords(code, at), { country: code }] as const).toReversed()),
  classOf: (facts, at) => countryWords(facts.country, at),
};

/** An aspect that is true or false. */
function either(yes: string, no: string, example: ExampleFacts, isSo: (facts: Facts) => boolean): Aspect {
  return { classes: () => ({ [no]: {}, [yes]: example }), classOf: (facts) => (isSo(facts) ? yes : no) };
}

const withoutStudy = 'without a study';

/** An aspect of the study of the visit: `no` where there is none. */
function ofStudy(yes: string, no: string, example: ExampleFacts, isSo: (facts: Facts) => boolean): Aspect {
  return {
    needs: ['study'],
    classes: ({ classOf }) => (classOf('study') === withoutStudy ? { [no]: {} } : { [no]: {}, [yes]: example }),
    classOf: (facts) => (facts.study !== undefined && isSo(facts) ? yes : no),
  };
}

const question = (id: number, isCtScan: boolean, qualifies: boolean): Criterion => ({
  id,
  isCtScan,
  questionId: id,
  question: 'A question?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [{ id: id * 10, text: 'Yes', position: 'A', qualifies }],
});

const scanWords = (isPlanned: boolean, suits: boolean) =>
  `${isPlanned ? 'with' : 'without'} a CT scan planned, which ${suits ? 'suits' : 'does not suit'}`;

const scansOf = ({ criteria, answers }: Facts) =>
  applicableCriteria(criteria, answers.gender).filter(({ isCtScan }) => isCtScan);

/** Whether a CT scan is planned, and whether what was answered about it suits the study. */
const ctScan: Aspect = {
  classes: () => ({
    [scanWords(false, true)]: {},
    [scanWords(false, false)]: { criteria: [question(1, true, true)] },
    [scanWords(true, true)]: { criteria: [question(1, true, true)], answers: { responses: { 1: [10] } } },
    [scanWords(true, false)]: { criteria: [question(1, true, false)], answers: { responses: { 1: [10] } } },
  }),
  classOf: (facts) => {
    const { responses } = facts.answers;
    const scans = scansOf(facts);
    return scanWords(
      scans.some((one) => isAnsweredYes(one, responses)),
      scans.every((one) => isCriterionQualifying(one, responses)),
    );
  },
};

const [alone, forChild, forAdult] = ['answering for themselves', 'answering for a child', 'answering for an adult'];

/** The campaign may fix who answers; what the person in their care is, only a study or the campaign says. */
const caregiver: Aspect = {
  needs: ['study'],
  classes: ({ campaign, classOf }) => {
    const type = campaign.caregiverType ?? 'parent_child';
    const isFree = classOf('study') !== withoutStudy;
    const may = (given: string) => campaign.hasCaregiver !== false && (isFree || type === given);
    return {
      ...(campaign.hasCaregiver !== true && { [alone]: { path: { hasCaregiver: false } } }),
      ...(may('parent_child') && { [forChild]: { path: { hasCaregiver: true, caregiverType: 'parent_child' } } }),
      ...(may('adult') && { [forAdult]: { path: { hasCaregiver: true, caregiverType: 'adult' } } }),
    };
  },
  classOf: ({ path }) => {
    if (!path.hasCaregiver) return alone;
    return path.caregiverType === 'adult' ? forAdult : forChild;
  },
};

const participants = { 'not asked who takes part': {}, 'taking part': { answers: { participant: 'myself' } } } as const;

const participant: Aspect = {
  classes: () => ({ ...participants, 'with somebody else taking part': { answers: { participant: 'someone_else' } } }),
  classOf: ({ answers }) => {
    if (answers.participant === 'someone_else') return 'with somebody else taking part';
    return answers.participant === undefined ? 'not asked who takes part' : 'taking part';
  },
};

const genders: readonly (Facts['answers']['gender'] & string)[] = ['male', 'female', 'other'];
const genderWords = (value: string | undefined) => (value === undefined ? 'of no known gender' : `of gender ${value}`);

const gender: Aspect = {
  classes: () => ({
    [genderWords(undefined)]: {},
    ...Object.fromEntries(genders.map((value) => [genderWords(value), { answers: { gender: value } }])),
  }),
  classOf: ({ answers }) => genderWords(answers.gender),
};

const aboutNone = 'visiting about no condition';
const aboutAnother = 'visiting about another condition';

const indication: Aspect = {
  classes: ({ at }) => {
    const about = (id: number): ExampleFacts => ({ path: { indication: { id, name: 'Condition' } } });
    return {
      [aboutNone]: {},
      ...Object.fromEntries(numbers(at).map((id) => [`visiting about condition ${id}`, about(id)])),
      [aboutAnother]: about((numbers(at).at(-1) ?? 0) + 1),
    };
  },
  classOf: ({ path }, at) => {
    if (!path.indication) return aboutNone;
    return at.includes(path.indication.id) ? `visiting about condition ${path.indication.id}` : aboutAnother;
  },
};

const chosenWords = (id: Cut, isChosen: boolean) => `${isChosen ? 'with' : 'without'} condition ${id} chosen`;

/** Whether one condition was chosen. */
const chosen: Aspect = {
  classes: ({ at: [id = 0] }) => ({
    [chosenWords(id, false)]: {},
    [chosenWords(id, true)]: { answers: { indicationIds: [Number(id)] } },
  }),
  classOf: ({ answers }, [id = 0]) => chosenWords(id, answers.indicationIds?.includes(Number(id)) ?? false),
};

const [undecided, agreed, refused] = ['undecided on health data', 'agreeing on health data', 'refusing health data'];

const healthData: Aspect = {
  classes: () => ({
    [undecided]: {},
    [agreed]: { answers: { consents: { medicalRecordsHealthData: true } } },
    [refused]: { answers: { consents: { medicalRecordsHealthData: false } } },
  }),
  classOf: ({ answers }) => {
    const value = answers.consents?.medicalRecordsHealthData;
    if (value === undefined) return undecided;
    return value ? agreed : refused;
  },
};

const [studySays, studyDenies, studySilent] = [
  'with a study that offers countries',
  'with a study that offers no countries',
  'without a word of a study on countries',
];

const studyCountries: Aspect = {
  needs: ['study'],
  classes: ({ classOf }) => ({
    [studySilent]: {},
    ...(classOf('study') !== withoutStudy && {
      [studySays]: { study: { webScreener: { showCountrySelect: true } } },
      [studyDenies]: { study: { webScreener: { showCountrySelect: false } } },
    }),
  }),
  classOf: ({ study }) => {
    const says = study?.webScreener?.showCountrySelect;
    if (says === undefined) return studySilent;
    return says ? studySays : studyDenies;
  },
};

/** The aspects that a rule may read, by name. */
export const aspects = {
  /** What the document says of the campaign: the same for each of its visitors. */
  campaign: { classes: () => ({ '': {} }), classOf: () => '' },
  age,
  alreadyMatched: either('matched already', 'not matched', { alreadyMatched: true }, (facts) => facts.alreadyMatched),
  booking: either(
    'with an appointment',
    'without an appointment',
    { bookings: { default: {}, 1: {} } },
    (facts) => bookingOf(facts) !== undefined,
  ),
  caregiver,
  chosen,
  country,
  /** All criteria but that of a CT scan. */
  criteria: either(
    'with answers that do not suit',
    'with answers that suit',
    { criteria: [question(2, false, false)] },
    ({ criteria, answers }) => !criteriaQualify({ answers, criteria: criteria.filter(({ isCtScan }) => !isCtScan) }),
  ),
  ctScan,
  gender,
  genderRequired: either(
    'who must choose a gender',
    'who need not choose a gender',
    { path: { genderRequired: true } },
    ({ path }) => path.genderRequired,
  ),
  healthData,
  indication,
  knownLead: either('known already', 'new to us', { isKnownLead: true }, ({ isKnownLead }) => isKnownLead),
  medicalRecords: ofStudy(
    'with a study that collects records',
    'with no collection of records',
    { study: { medicalRecords: true } },
    ({ study }) => asksForMedicalRecords(study),
  ),
  minimal: either('with few questions', 'with all questions', { minimal: true }, ({ minimal }) => minimal),
  narrowScreen: either('on a phone', 'on a wide page', { narrowScreen: true }, (facts) => facts.narrowScreen),
  participant,
  partnerConsent: either(
    'who said no to the agent',
    'who did not refuse the agent',
    { answers: { partnerConsent: { connect: false } } },
    ({ answers }) => isPartnerConsentRefused(answers.partnerConsent),
  ),
  riskAssessment: ofStudy(
    'with a study that asks about risks',
    'with no question about risks',
    { study: { webScreener: { showRiskAssessment: true } } },
    ({ study }) => study?.webScreener?.showRiskAssessment === true,
  ),
  simulation: ofStudy(
    'with a simulated study',
    'with no simulation',
    { study: { isSimulation: true } },
    ({ study }) => study?.isSimulation === true,
  ),
  site: either('with a site nearby', 'without a site', { site: {} }, (facts) => facts.site !== undefined),
  siteScheduling: either(
    'with a site that takes bookings',
    'without bookings at a site',
    { siteSchedulingEnabled: true },
    (facts) => facts.siteSchedulingEnabled,
  ),
  skipsDiagnosis: either(
    'not to be asked about a diagnosis',
    'to be asked about a diagnosis',
    { path: { skipDiagnosis: true } },
    ({ path }) => path.skipDiagnosis,
  ),
  study: either('with a study', withoutStudy, { study: {} }, ({ study }) => study !== undefined),
  studyCountries,
  suits: ofStudy(
    'with a body that does not suit',
    'with a body that suits',
    { study: { minAge: oldest + 1 } },
    (facts) => !bioQualifies(facts),
  ),
} as const satisfies Readonly<Record<string, Aspect>>;

/** The name of an aspect. */
export type AspectName = keyof typeof aspects;

/**
 * One aspect that a rule reads: as a whole, divided at the values where its outcome may change, or of one value alone, which
 * is independent of other values of it.
 */
export type Reading = AspectName | { aspect: AspectName; at: readonly Cut[] } | { aspect: AspectName; of: Cut };

/** An aspect as a visitor is known by it: two with one key are the same. */
export type KnownAspect = { key: string; name: AspectName; of?: Cut };

/** The aspect of a reading. */
export function aspectOf(reading: Reading): KnownAspect {
  if (typeof reading === 'string') return { key: reading, name: reading };
  const { aspect: name } = reading;
  return 'of' in reading ? { key: `${name} ${reading.of}`, name, of: reading.of } : { key: name, name };
}

/** The aspects in an order in which each comes after those that it needs, each once. */
export function inOrder(read: readonly KnownAspect[]): KnownAspect[] {
  const withNeeds = read.flatMap((one) => {
    const { needs = [] }: Aspect = aspects[one.name];
    return [...needs.map(aspectOf), one];
  });
  return [...new Map(withNeeds.map((one) => [one.key, one])).values()];
}
