import { bookingOf } from '#src/domain/booking.ts';
import { criteriaQualify } from '#src/domain/criteria.ts';
import { asksForMedicalRecords } from '#src/domain/medicalRecords.ts';
import { isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import { bioQualifies } from '#src/domain/qualification.ts';
import { either, ofStudy, withoutStudy, type Aspect, type Cut } from './aspect.ts';
import {
  age,
  caregiver,
  chosen,
  country,
  gender,
  healthData,
  indication,
  participant,
  tooOld,
} from './personAspects.ts';
import { ctScan, question, questionCount, studyCountries } from './studyAspects.ts';

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
  criteria: ofStudy(
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
  minimal: ofStudy('with few questions', 'with all questions', { minimal: true }, ({ minimal }) => minimal),
  narrowScreen: either('on a phone', 'on a wide page', { narrowScreen: true }, (facts) => facts.narrowScreen),
  participant,
  partnerConsent: either(
    'who said no to the agent',
    'who did not refuse the agent',
    { answers: { partnerConsent: { connect: false } } },
    ({ answers }) => isPartnerConsentRefused(answers.partnerConsent),
  ),
  questionCount,
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
  site: ofStudy('with a site nearby', 'without a site', { site: {} }, (facts) => facts.site !== undefined),
  siteBookings: ofStudy(
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
    { study: { minAge: tooOld } },
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
