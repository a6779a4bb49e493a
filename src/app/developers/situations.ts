import { sourceLocale } from '#src/generated/locales.ts';
import { countries, defaultCountry, internationalExample } from '#src/domain/countries/index.ts';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { situations as kindsOf } from '#widgets/situations.ts';
import type { ServerBehavior } from './exampleServers.ts';

const criteria: ExampleFacts['criteria'] = [
  {
    id: 1,
    questionId: 1,
    question: 'Have you been told that you have asthma?',
    questionHintText: 'By a doctor or a nurse.',
    questionType: 'yes_no_unsure',
    gender: 'any',
    responses: [
      { id: 11, text: 'Yes', position: 'A', qualifies: true },
      { id: 12, text: 'No', position: 'B', qualifies: false },
      { id: 13, text: 'Unsure', position: 'C', qualifies: true },
    ],
  },
  {
    id: 2,
    questionId: 2,
    question: 'Which of these do you take?',
    questionType: 'select_multiple',
    gender: 'any',
    responses: [
      { id: 21, text: 'An inhaler', position: 'A', qualifies: true },
      { id: 22, text: 'Tablets', position: 'B', qualifies: true },
    ],
  },
];

const landingPageCopy: ExampleFacts['landingPageCopy'] = {
  title: 'Does asthma still hold you back?',
  subtitle: 'See if you may join a study near you.',
  benefits: 'Study medicine at no cost.',
  compensationInformation: 'You may be paid up to $600.',
  studyDesign: { title: 'How the study works', items: ['Five visits to a clinic', 'A diary on your phone'] },
  eligibility: { title: 'Who may join', items: ['Adults of 18 to 75 years', 'With asthma'] },
};

const oversight: ExampleFacts['oversight'] = {
  sponsor: 'Example Pharma',
  recruiter: 'Example Recruiting',
  ethics: { committee: 'Example Committee', number: 'EC-7', version: '2' },
  register: { number: 'EX-1', url: 'https://register.example/EX-1' },
};

const about: ExampleFacts = {
  study: {},
  oversight,
  site: {},
  criteria,
  landingPageCopy,
  path: { indication: { id: 101, name: 'Asthma' } },
};

const answered: ExampleFacts = {
  ...about,
  answers: {
    firstName: 'Rosa',
    lastName: 'Diaz',
    gender: 'female',
    age: 46,
    birthDate: '1980-02-03',
    email: 'rosa@example.com',
    phone: '+13125550123',
    phoneValid: true,
    postalCode: '60601',
    postalCodeValid: true,
    postalCodeCountry: defaultCountry,
    heightCm: 165,
    weightKg: 70,
    ethnicities: [6],
    indicationIds: [101],
    diagnosed: true,
    responses: { 1: [11], 2: [21] },
    participant: 'myself',
    riskAssessment: { wfh: 'yes' },
    oncologyResponse: { cancerType: 'lung', cancerStage: 'II', treatmentStatus: 'in_treatment' },
  },
};

/** A search that found one study, which the visitor keeps. */
const searched: Partial<State> = {
  search: { ...emptyState().search, status: 'found' },
  shortList: [exampleFacts(about).study].filter((study) => study !== undefined),
};

/** A situation in which kinds are shown: all, unless `kinds` names some. `submits` submits the form, so that problems show. */
export type Situation = {
  title: string;
  facts: ExampleFacts;
  /** What a search of the page has found, and the visitor keeps of it. */
  state?: Partial<State>;
  submits?: boolean;
  server?: ServerBehavior;
  kinds?: readonly string[];
};

const wrong = { ...answered.answers, responses: { 1: [12], 2: [21] } };
const situations: readonly Situation[] = [
  { title: 'Nothing entered', facts: about },
  { title: 'Answered', facts: answered, state: searched },
  { title: 'With what is wrong', facts: about, submits: true },
  {
    title: 'For a child, by a parent',
    facts: { ...about, path: { hasCaregiver: true, caregiverType: 'parent_child' } },
  },
  { title: 'For an adult, by a caregiver', facts: { ...about, path: { hasCaregiver: true, caregiverType: 'adult' } } },
  {
    title: `In ${countries[internationalExample].name[sourceLocale]}, where consent is given by a box`,
    facts: { ...about, country: internationalExample, campaign: { consent: { shown: true } } },
  },
  {
    title: 'While it is loading',
    facts: { path: { loadingInitialPayload: true, loadingStudy: true } },
    server: 'waits',
  },
  { title: 'While the server thinks', facts: answered, server: 'waits', kinds: kindsOf.serverWaits },
  { title: 'When the server is away', facts: answered, server: 'unreachable', kinds: kindsOf.serverIsAway },
  {
    title: 'When what the flow begins with could not be had',
    facts: { path: { failedInitialPayload: true } },
    kinds: kindsOf.payloadFailed,
  },
  { title: 'When nothing is free', facts: answered, server: 'finds nothing', kinds: kindsOf.nothingIsFree },
  { title: 'When calls are taken now', facts: answered, server: 'takes calls', kinds: kindsOf.callsAreTaken },
  { title: 'Of somebody who does not suit', facts: { ...answered, answers: wrong }, kinds: kindsOf.disqualified },
  { title: 'Without a site nearby', facts: { ...answered, site: undefined }, kinds: kindsOf.withoutSite },
  { title: 'Of a special study', facts: { ...answered, study: { isSpecial: true } }, kinds: kindsOf.specialStudy },
  {
    title: 'When what was entered is not saved',
    facts: { ...answered, isLeadPending: true },
    kinds: kindsOf.unsaved,
  },
  {
    title: 'With an appointment',
    facts: { ...answered, bookings: { 1: {} } },
    kinds: kindsOf.booked,
  },
  {
    title: 'With a choice made',
    facts: { ...answered, answers: { ...answered.answers, consents: { medicalRecordsHealthData: true } } },
    kinds: kindsOf.chosen,
  },
];

/** The states of a kind, from nothing entered to a server that is down. */
export const situationsOf = (kind: string) => situations.filter(({ kinds }) => kinds?.includes(kind) ?? true);
