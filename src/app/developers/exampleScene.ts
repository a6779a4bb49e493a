import type { ExampleFacts } from '#src/kit/rule.ts';

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

const about: ExampleFacts = { study: {}, site: {}, criteria, path: { indication: { id: 101, name: 'Asthma' } } };

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
    postalCodeCountry: 'US',
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

/** A situation in which every kind is shown; `submits` tries to go on, so that problems show. */
export type Scene = { title: string; facts: ExampleFacts; submits?: boolean };

/** The states of a kind, from nothing entered to what it says when the server is away. */
export const scenes: readonly Scene[] = [
  { title: 'Nothing entered', facts: about },
  { title: 'Answered', facts: answered },
  { title: 'With what is wrong', facts: about, submits: true },
  {
    title: 'For a child, by a parent',
    facts: { ...about, path: { hasCaregiver: true, caregiverType: 'parent_child' } },
  },
  { title: 'For an adult, by a caregiver', facts: { ...about, path: { hasCaregiver: true, caregiverType: 'adult' } } },
  {
    title: 'In Ireland, where consent is given by a box',
    facts: { ...about, country: 'IE', campaign: { consent: { shown: true } } },
  },
  { title: 'While the study is loading', facts: { path: { loadingInitialPayload: true } } },
];
