import type { AdditionalLeadInfo } from '#src/generated/answers.ts';

// Each list here is a product constant: options in the order they are shown, by the key that is stored.

/** Answers to a yes-or-no survey question. */
export const yesNoAnswers = ['yes', 'no', 'prefer_not_to_answer'] as const;

/** Highest levels of education, lowest first. */
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

/** Yearly household incomes in US dollars, lowest first. */
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

/** Types of disability. */
export const disabilities = ['physical_disability', 'intellectual_disability', 'none', 'prefer_not_to_answer'] as const;

/** Where a visitor heard about us. */
export const howHeardOptions = ['doctor', 'social', 'engine', 'sponsor', 'email', 'clinicalTrials', 'other'] as const;

/**
 * The nine survey questions saved with every lead, answered or not, in English; `id` is that of the question, `key` its
 * answer.
 */
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
