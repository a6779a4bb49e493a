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
/** What these promise depends on what was sent. */
const promising: Kinds = ['ScreenerResult', 'ScreenerThankYou', 'ThankYou', 'ThankYouPage', 'ThankYouSpecial'];

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
  unsaved: promising,
  booked: ['BookingThankYou', 'ScreenerThankYou'],
  chosen: ['HealthDataConsent', 'EsignConsent'],
} satisfies Readonly<Record<string, Kinds>>;
