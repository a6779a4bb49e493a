import type { kinds } from './index.ts';

type Kinds = readonly (keyof typeof kinds)[];

const lists: Kinds = [
  'Indications',
  'IndicationMultiSelect',
  'ConditionChips',
  'OtherConditions',
  'Diagnosis',
  'ContactForm',
  'LeadVerification',
];
const asking: Kinds = [...lists, 'Booking', 'EsignConsent', 'StudyResults', 'ThankYouPage', 'QualificationQuestions'];
const outcomes: Kinds = ['ScreenerResult', 'ThankYouSpecial', 'HealthQuestionsThankYouPage'];

/**
 * Kinds that look different in a situation that leaves the others as they are: there the page of kinds for developers shows
 * them too.
 */
export const situations = {
  serverWaits: [...asking, 'OfferList'],
  serverIsAway: asking,
  payloadFailed: ['Diagnosis', 'QualificationQuestions', 'LandingCopy', 'GenderHome'],
  nothingIsFree: ['Booking'],
  callsAreTaken: ['ThankYouPage'],
  disqualified: outcomes,
  withoutSite: outcomes,
  specialStudy: outcomes,
  booked: ['BookingThankYou', 'ScreenerThankYou'],
  chosen: ['HealthDataConsent', 'EsignConsent'],
} satisfies Readonly<Record<string, Kinds>>;
