import { consentNeeded } from '#src/domain/consentNeed.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { kinds } from '#widgets/index.ts';
import {
  answerAgent,
  answerCriteria,
  answerFirst,
  at,
  book,
  checkCandidate,
  chooseConditions,
  dateIn,
  decision,
  enterCaregiver,
  enterHeight,
  enterWeight,
  languageOf,
  typedPhone,
  press,
  pressNamed,
  sendPicture,
  sign,
  type Entering,
} from './entering.ts';

type Kind = keyof typeof kinds;
/** What a person does with a field of a kind. `leave` leads to the next step, wherever `leads` does not say otherwise. */
type Entry = {
  enter?: (on: Entering) => Promise<unknown>;
  leave?: (on: Entering) => Promise<void>;
  leads?: (on: Pick<Entering, 'options' | 'facts'>) => boolean;
};

const nothing: Entry = {};
const type = (text: (answers: Answers, facts: Facts) => string | undefined, part?: string): Entry => ({
  enter: (on) => at(on, part).fill(text(on.facts.answers, on.facts) ?? ''),
});
const finished = { en: 'I have finished', es: 'He terminado' };
const finish: Entry = {
  leads: ({ options }) => options['finish'] === true,
  leave: (on) => pressNamed(on, finished[languageOf(on.facts)]),
};
const choose = (value: (answers: Answers) => string | undefined): Entry => ({
  enter: (on) => at(on, value(on.facts.answers)).check(),
});
/** The one way on that the field itself offers: its first button. */
const goOn: Entry = { leave: ({ page }) => page.getByRole('main').locator('button.button-primary').first().click() };

/** How a person enters the value of each kind. Content and what may be left out has nothing to enter. */
export const entries: Readonly<Record<Kind, Entry>> = {
  Age: { enter: (on) => at(on).selectOption(String(on.facts.answers.age)) },
  AgentPanel: nothing,
  Benefits: nothing,
  BirthDate: type(({ birthDate }, facts) => dateIn(facts, birthDate)),
  Booking: { leave: book },
  BookingThankYou: nothing,
  CaregiverChoice: { enter: enterCaregiver },
  CaregiverName: type(() => 'Clara Cares Diaz'),
  CommercialConsent: nothing,
  ConditionChips: { enter: (on) => at(on).locator('button.button-primary').click() },
  Confirmation: {
    enter: (on) => at(on).fill(on.options['answer'] === 'phone' ? typedPhone(on.facts) : 'wanda@example.com'),
  },
  ContactCode: { enter: (on) => press(on, 'without') },
  ContactForm: nothing,
  CouldQualify: nothing,
  CountrySelect: nothing,
  CtScanDate: type((_, facts) => dateIn(facts, '2199-12-01')),
  Diagnosis: { leave: (on) => press(on, 'yes') },
  Eligibility: nothing,
  EligibilitySummary: goOn,
  Email: type(({ email }) => email),
  EsignConsent: {
    enter: async (on) => decision(on) === 'no' && press(on, 'no'),
    leads: (on) => decision(on) === 'yes',
    leave: sign,
  },
  Ethnicity: choose(({ ethnicities }) => String(ethnicities?.[0])),
  FullName: type(({ firstName, lastName }) => `${firstName} ${lastName}`),
  Gender: choose(({ gender }) => gender),
  GenderDropdown: { enter: (on) => at(on).selectOption(on.facts.answers.gender ?? 'other') },
  GenderHome: {
    leave: (on) => {
      const { gender } = on.facts.answers;
      if (gender) return press(on, gender);
      return on.page.getByRole('main').locator('.button-secondary').first().click();
    },
  },
  GenderSelect: { leave: (on) => press(on, on.facts.answers.gender ?? 'other') },
  GenericConsent: { enter: async (on) => consentNeeded(on.facts) && at(on).check() },
  Heading: nothing,
  HealthDataConsent: { enter: (on) => press(on, decision(on)) },
  HealthQuestions: { enter: answerFirst },
  HealthQuestionsThankYouPage: nothing,
  HealthierWorld: nothing,
  Height: { enter: enterHeight },
  HowHeard: nothing,
  ImageCapture: { enter: sendPicture },
  IndicationMultiSelect: { enter: chooseConditions },
  Indications: nothing,
  LandingCopy: nothing,
  LeadVerification: goOn,
  LinkBar: nothing,
  LocaleSwitcher: nothing,
  MedicalRecordsConsent: nothing,
  OfferList: finish,
  OncologyConfirmation: nothing,
  OncologyQuestions: { enter: answerFirst },
  OtherConditions: nothing,
  PartnerCheck: { enter: checkCandidate },
  PartnerConsent: { enter: answerAgent },
  Phone: type((_, facts) => typedPhone(facts)),
  PostalCode: type(({ postalCode }) => postalCode),
  QualificationQuestions: { enter: answerCriteria },
  QuickLinks: nothing,
  RiskAssessment: nothing,
  ScreenerResult: nothing,
  ScreenerThankYou: nothing,
  SearchArea: type(({ postalCode }) => postalCode),
  ShortList: nothing,
  StudyAlert: nothing,
  StudyDesign: nothing,
  StudyResults: finish,
  Testimonials: nothing,
  ThankYou: nothing,
  ThankYouPage: nothing,
  ThankYouSpecial: nothing,
  TransferScript: nothing,
  Weight: { enter: enterWeight },
  WhoAsks: nothing,
  WhyTrials: nothing,
};
