import type { AdditionalLeadInfo } from '#src/generated/answers.ts';

/**
 * Product constant: the nine survey questions saved with every lead, answered or not, in English; `id` is that of the
 * question, `key` its answer.
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
