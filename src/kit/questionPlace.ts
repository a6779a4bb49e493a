import { applicableCriteria } from '#src/domain/criteria.ts';
import { useFacts } from './context.ts';

type QuestionPlace = {
  /** The number before the question, where the screener numbers its questions. */
  number?: number;
  /** Every odd question has a shaded background. */
  isShaded: boolean;
};

/** The place of the question `position` questions after the criteria, from 1; undefined without a position. */
export function useQuestionPlace(position?: number): QuestionPlace | undefined {
  const count = useFacts(({ criteria, answers }) => applicableCriteria(criteria, answers.gender).length);
  const offset = useFacts(({ campaign }) => campaign.webScreenerProps.criteriaQuestionOffset);
  const isNumbered = useFacts(({ campaign }) => campaign.webScreenerProps.shouldNumberQuestions);
  return position === undefined ? undefined : questionPlace(count + position, isNumbered, offset);
}

/** The place of the nth question of a screener, counted from 1. */
export function questionPlace(nth: number, isNumbered: boolean, offset: number): QuestionPlace {
  return { isShaded: nth % 2 === 1, ...(isNumbered && { number: nth + offset }) };
}
