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
  chooseTime,
  dateIn,
  decision,
  enterCaregiver,
  enterHeight,
  enterWeight,
  languageOf,
  mark,
  press,
  pressNamed,
  select,
  sendPicture,
  sign,
  type,
  typedPhone,
  type Entering,
} from './entering.ts';

type Kind = keyof typeof kinds;
/**
 * What a person does with a field of a kind. `leave` leads to the next step, wherever `leads` does not say otherwise; where it
 * leaves the pages of the flow, `loadsNext` says that the step comes back as a page of its own.
 */
type Entry = {
  enter?: (on: Entering) => Promise<unknown>;
  leave?: (on: Entering) => Promise<void>;
  leads?: (on: Pick<Entering, 'options' | 'facts'>) => boolean;
  loadsNext?: true;
};

const nothing: Entry = {};
const typed = (text: (answers: Answers, facts: Facts) => string | undefined): Entry => ({
  enter: (on) => type(on, text(on.facts.answers, on.facts)),
});
const finished = { en: 'I have finished', es: 'Terminar' };
const finish: Entry = {
  leads: ({ options }) => options['finish'] === true,
  leave: (on) => pressNamed(on, finished[languageOf(on.facts)]),
};
const marked = (value: (answers: Answers) => string | undefined): Entry => ({
  enter: (on) => mark(on, value(on.facts.answers) ?? ''),
});
/** The one way on that the field itself offers: its first button. */
const goOn: Entry = {
  leave: ({ page, input }) => input.press(page.getByRole('main').locator('button.button-primary').first()),
};

/** How a person enters the value of each kind. Content and what may be left out has nothing to enter. */
export const entries: Readonly<Record<Kind, Entry>> = {
  Age: { enter: (on) => select(on, String(on.facts.answers.age)) },
  AgentPanel: nothing,
  Benefits: nothing,
  BirthDate: typed(({ birthDate }, facts) => dateIn(facts, birthDate)),
  Booking: { enter: chooseTime, leave: book },
  BookingThankYou: nothing,
  CaregiverChoice: { enter: enterCaregiver },
  CaregiverName: typed(() => 'Clara Cares Diaz'),
  CommercialConsent: nothing,
  ConditionChips: { enter: (on) => on.input.press(at(on).locator('button.button-primary')) },
  Confirmation: {
    enter: (on) => type(on, on.options['answer'] === 'phone' ? typedPhone(on.facts) : 'wanda@example.com'),
  },
  ContactCode: { enter: (on) => press(on, 'without') },
  ContactForm: nothing,
  CouldQualify: nothing,
  CountrySelect: nothing,
  CtScanDate: typed((_, facts) => dateIn(facts, '2199-12-01')),
  Diagnosis: { leave: (on) => press(on, 'yes') },
  Eligibility: nothing,
  EligibilitySummary: goOn,
  Email: typed(({ email }) => email),
  EsignConsent: {
    enter: async (on) => decision(on) === 'no' && press(on, 'no'),
    leads: (on) => decision(on) === 'yes',
    leave: sign,
    loadsNext: true,
  },
  Ethnicity: marked(({ ethnicities }) => String(ethnicities?.[0])),
  FullName: typed(({ firstName, lastName }) => `${firstName} ${lastName}`),
  Gender: marked(({ gender }) => gender),
  GenderDropdown: { enter: (on) => select(on, on.facts.answers.gender ?? 'other') },
  GenderHome: {
    leave: (on) => {
      const { gender } = on.facts.answers;
      if (gender) return press(on, gender);
      return on.input.press(on.page.getByRole('main').locator('.button-secondary').first());
    },
  },
  GenderSelect: { leave: (on) => press(on, on.facts.answers.gender ?? 'other') },
  GenericConsent: { enter: async (on) => consentNeeded(on.facts) && on.input.tick(at(on)) },
  Heading: nothing,
  HealthDataConsent: { enter: (on) => press(on, decision(on)) },
  HealthQuestions: { enter: answerFirst },
  HealthQuestionsThankYouPage: nothing,
  HealthierWorld: nothing,
  Height: { enter: enterHeight },
  HowHeard: { enter: (on) => select(on, 'doctor') },
  ImageCapture: { enter: sendPicture },
  IndicationMultiSelect: { enter: chooseConditions },
  Indications: nothing,
  LandingCopy: nothing,
  LeadVerification: goOn,
  LinkBar: nothing,
  LocaleSwitcher: nothing,
  MedicalRecordsConsent: { enter: (on) => on.input.tick(at(on)) },
  OfferList: finish,
  OncologyConfirmation: nothing,
  OncologyQuestions: { enter: answerFirst },
  OtherConditions: nothing,
  PartnerCheck: { enter: checkCandidate },
  PartnerConsent: { enter: answerAgent },
  Phone: typed((_, facts) => typedPhone(facts)),
  PostalCode: typed(({ postalCode }) => postalCode),
  QualificationQuestions: { enter: answerCriteria },
  QuickLinks: nothing,
  RiskAssessment: nothing,
  ScreenerResult: nothing,
  ScreenerThankYou: nothing,
  SearchArea: typed(({ postalCode }) => postalCode),
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
