import type { AdditionalLeadInfo, Gender } from '#src/generated/answers.ts';

/** Everything here is a product constant: options in the order they are shown, by the key that is stored. */
export const ethnicities = [
  { id: 5, key: 'americanIndian' },
  { id: 3, key: 'asian' },
  { id: 2, key: 'black' },
  { id: -1, key: 'decline' },
  { id: 7, key: 'hawaiian' },
  { id: 6, key: 'hispanic' },
  { id: 1, key: 'white' },
  { id: 8, key: 'eastern' },
] as const;

/** The ethnicity that declines to answer: it stands alone and is never saved. */
export const DECLINED_ETHNICITY = -1;

export const genders: readonly Gender[] = ['male', 'female', 'other'];

export const yesNoAnswers = ['yes', 'no', 'prefer_not_to_answer'] as const;

export const educations = [
  'junior_high_school',
  'GED',
  'some_college',
  'trade_school',
  'associates_degree',
  'bachelors_degree',
  'masters_degree',
  'PhD_degree',
  'prefer_not_to_answer',
] as const;

export const incomes = [
  '0-15k',
  '15k-25k',
  '25k-35k',
  '35k-50k',
  '50k-75k',
  '75k-100k',
  '100k-150k',
  '150k-200k',
  '200k+',
  'prefer_not_to_answer',
] as const;

export const disabilities = ['physical_disability', 'intellectual_disability', 'none', 'prefer_not_to_answer'] as const;

export const howHeardOptions = ['doctor', 'social', 'engine', 'sponsor', 'email', 'clinicalTrials', 'other'] as const;

/** The nine questions that go with every lead, answered or not, in English as they are saved. */
export const surveyQuestions: readonly {
  id: number;
  key: Exclude<keyof AdditionalLeadInfo, 'leadSpecialStatus'>;
  question: string;
}[] = [
  { id: 1, key: 'insurance', question: 'Do you have health insurance?' },
  { id: 2, key: 'education', question: 'What is the highest level of education you have completed?' },
  { id: 3, key: 'income', question: 'What is your yearly household income?' },
  { id: 4, key: 'isLGBTQMember', question: 'Are you a member of the LGBTQ+ community?' },
  { id: 5, key: 'isVeteran', question: 'Have you served in the military?' },
  { id: 6, key: 'mentalHealth', question: 'Have you been diagnosed with a mental health condition?' },
  { id: 7, key: 'physicalDisability', question: 'Do you have a physical disability?' },
  { id: 8, key: 'disability', question: 'What type of disability do you have?' },
  { id: 9, key: 'referringGroup', question: 'How did you hear about us?' },
];
