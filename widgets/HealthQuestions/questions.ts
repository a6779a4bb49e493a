import { yesNoAnswers } from '#src/domain/choices.ts';
import { disabilities, educations, incomes } from '#src/domain/surveyChoices.ts';
import type { AnswerKey, QuestionKey } from './messages.ts';

type Question = { key: QuestionKey; answers: readonly AnswerKey[]; optional?: true };

const seven: readonly Question[] = [
  { key: 'insurance', answers: yesNoAnswers },
  { key: 'education', answers: educations },
  { key: 'income', answers: incomes },
  { key: 'isLGBTQMember', answers: yesNoAnswers },
  { key: 'isVeteran', answers: yesNoAnswers },
  { key: 'mentalHealth', answers: yesNoAnswers },
  { key: 'physicalDisability', answers: yesNoAnswers },
];

/** The questions that a field asks, in order. */
export function askedQuestions({ askDisability }: { askDisability: boolean }): readonly Question[] {
  return askDisability ? [...seven, { key: 'disability', answers: disabilities, optional: true }] : seven;
}
