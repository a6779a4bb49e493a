import { boolean, record } from 'fast-check';
import { isObject } from '#src/checker/json.ts';

/** In which ways a document is written otherwise. */
export const refactorings = record({
  reordersSteps: boolean(),
  reordersConditions: boolean(),
  leavesOutIs: boolean(),
  repeatsCases: boolean(),
  choosesInVain: boolean(),
});
type Refactoring = {
  [Name in 'reordersSteps' | 'reordersConditions' | 'leavesOutIs' | 'repeatsCases' | 'choosesInVain']: boolean;
};

/** A next step by cases: with the first one repeated behind the others, or by a choice of which both sides are the same. */
function nextOtherwise(next: unknown, { repeatsCases, choosesInVain }: Refactoring): unknown {
  if (typeof next === 'string' && choosesInVain)
    return { cases: [{ when: { rule: 'hasStudy' }, to: next }], otherwise: next };
  if (!isObject(next) || !Array.isArray(next['cases']) || !repeatsCases) return next;
  return { ...next, cases: [...next['cases'], ...next['cases'].slice(0, 1)] };
}

/** A part of a document, written otherwise: whoever visits meets with the same. */
export function refactored<T>(part: T, how: Refactoring): T {
  if (Array.isArray(part)) {
    const items = part.map((one: unknown) => refactored(one, how));
    const areConditions = items.every((one) => isObject(one) && 'rule' in one);
    // Safe: the items are those of the list.
    return (areConditions && how.reordersConditions ? items.toReversed() : items) as T;
  }
  if (!isObject(part)) return part;
  const members = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'is' && value === true && how.leavesOutIs) return [];
    return [[name, refactored(name === 'next' ? nextOtherwise(value, how) : value, how)]];
  });
  const isOfSteps = 'home' in part && 'thanks' in part;
  // Safe: the members are those of the part.
  return Object.fromEntries(isOfSteps && how.reordersSteps ? members.toReversed() : members) as T;
}
