import { isInternational } from '#src/domain/consentNeed.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode, Facts } from '#src/domain/facts.ts';
import { ageOfCandidate } from '#src/domain/qualification.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { numbers, withoutStudy, type Aspect, type Cut } from './aspect.ts';
import type { ExampleFacts } from './example.ts';

/** Product constants: the ages that a birth date can have. */
const [youngest, oldest] = [0, 119];
/** Product constant: an age that every question for one takes. */
const ORDINARY = 40;
/** Nobody is as old. */
export const tooOld = oldest + 1;

const ageWords = (from: number, to: number) => {
  if (from === to) return `aged ${from}`;
  if (from <= youngest) return `aged ${to} or less`;
  return to >= oldest ? `aged ${from} or more` : `aged ${from} to ${to}`;
};

/** Somebody of that stretch who can type their age: nobody types the youngest. */
const ageIn = (from: number, to: number) => (from <= youngest ? Math.min(to, ORDINARY) : from);

/** The stretches of ages between the cuts: first and last age of each. */
function agesBetween(cuts: readonly Cut[]): [from: number, to: number][] {
  const starts = [youngest, ...numbers(cuts).filter((cut) => cut > youngest && cut <= oldest)];
  return starts.map((from, index) => [from, (starts[index + 1] ?? oldest + 1) - 1]);
}

const noAge = 'of unknown age';

export const age: Aspect = {
  classes: ({ at }) => ({
    [noAge]: {},
    ...Object.fromEntries(
      agesBetween(at).map(([from, to]) => [ageWords(from, to), { answers: { age: ageIn(from, to) } }]),
    ),
  }),
  classOf: ({ answers, today }, at) => {
    const years = ageOfCandidate(answers, today);
    const between =
      years === undefined ? undefined : agesBetween(at).find(([from, to]) => years >= from && years <= to);
    return between ? ageWords(...between) : noAge;
  },
};

/** As a sentence says it: the United States, the United Kingdom. */
const withArticle = (name: string) => (name.startsWith('United ') ? `the ${name}` : name);

/** Countries that rules name are classes of their own; of the others only their law of consent matters. */
const countryWords = (code: CountryCode, named: readonly Cut[]) => {
  if (named.includes(code)) return `in ${withArticle(countries[code].name[sourceLocale])}`;
  return isInternational(code)
    ? 'in a country where consent must be given by an act'
    : 'in a country where going on agrees';
};

export const country: Aspect = {
  classes: ({ at }) =>
    Object.fromEntries(countryCodes.map((code) => [countryWords(code, at), { country: code }] as const).toReversed()),
  classOf: (facts, at) => countryWords(facts.country, at),
};

const [alone, forChild, forAdult] = ['answering for themselves', 'answering for a child', 'answering for an adult'];

/** The campaign may fix who answers; what the person in their care is, only a study or the campaign says. */
export const caregiver: Aspect = {
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

export const participant: Aspect = {
  classes: () => ({ ...participants, 'with somebody else taking part': { answers: { participant: 'someone_else' } } }),
  classOf: ({ answers }) => {
    if (answers.participant === 'someone_else') return 'with somebody else taking part';
    return answers.participant === undefined ? 'not asked who takes part' : 'taking part';
  },
};

const genders: readonly (Facts['answers']['gender'] & string)[] = ['male', 'female', 'other'];
const genderWords = (value: string | undefined) => (value === undefined ? 'of unknown gender' : `of gender ${value}`);

export const gender: Aspect = {
  classes: () => ({
    [genderWords(undefined)]: {},
    ...Object.fromEntries(genders.map((value) => [genderWords(value), { answers: { gender: value } }])),
  }),
  classOf: ({ answers }) => genderWords(answers.gender),
};

const aboutNone = 'visiting about no condition';
const aboutAnother = 'visiting about another condition';

const about = (id: number): ExampleFacts => ({ path: { indication: { id, name: 'Condition' } } });

export const indication: Aspect = {
  classes: ({ at }) => {
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
export const chosen: Aspect = {
  classes: ({ at: [id = 0] }) => ({
    [chosenWords(id, false)]: {},
    [chosenWords(id, true)]: { answers: { indicationIds: [Number(id)] } },
  }),
  classOf: ({ answers }, [id = 0]) => chosenWords(id, answers.indicationIds?.includes(Number(id)) ?? false),
};

const [undecided, agreed, refused] = ['undecided on health data', 'agreeing on health data', 'refusing health data'];

export const healthData: Aspect = {
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
