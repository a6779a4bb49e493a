import { useEffect, useState } from 'react';
import { applicableCriteria } from '#src/domain/criteria.ts';
import { useFacts } from './context.ts';
import { takeOverIslands } from './islands.ts';

type QuestionPlace = {
  /** The number before the question, where the screener numbers its questions. */
  number?: number;
  /** Every odd question has a shaded background. */
  isShaded: boolean;
};

/** Once other criteria apply than those that the server wrote, no question keeps the number that it wrote. */
export function useNumbering(count: number): void {
  const [written] = useState(count);
  useEffect(() => {
    // Not within the change: React works.
    if (count !== written) queueMicrotask(takeOverIslands);
  }, [count, written]);
}

/** The place of the nth question of the screener, counted from 1. */
function usePlace(nth: number): QuestionPlace {
  const { criteriaQuestionOffset, shouldNumberQuestions } = useFacts(({ campaign }) => campaign.webScreenerProps);
  return { isShaded: nth % 2 === 1, ...(shouldNumberQuestions && { number: nth + criteriaQuestionOffset }) };
}

/** The place of a criterion among those that apply to the candidate. */
export function useCriterionPlace(criterionId: number): QuestionPlace {
  return usePlace(
    useFacts(
      ({ criteria, answers }) =>
        applicableCriteria(criteria, answers.gender).findIndex(({ id }) => id === criterionId) + 1,
    ),
  );
}

/** The place of the question `position` questions after the criteria, from 1; undefined without a position. */
export function useQuestionPlace(position?: number): QuestionPlace | undefined {
  const count = useFacts(({ criteria, answers }) => applicableCriteria(criteria, answers.gender).length);
  useNumbering(count);
  const place = usePlace(count + (position ?? 0));
  return position === undefined ? undefined : place;
}
