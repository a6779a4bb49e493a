import { memo, type ReactNode } from 'react';
import type { Criterion } from '#src/domain/facts.ts';
import { Island } from '#src/kit/Island.tsx';
import { CriterionQuestion, type OfAllQuestions } from './CriterionQuestion.tsx';
import { controlOf } from './spec.ts';

/**
 * How many questions React takes over at once. Each time it goes through the page from its root, so that few times are cheaper;
 * but who presses the first of them waits for all.
 */
const size = 4;

/** The criteria that are asked, by their place among all: who comes or goes changes no other group. */
export function groupsOf(asked: readonly Criterion[], all: readonly Criterion[]): ReadonlyMap<number, Criterion[]> {
  const groups = new Map<number, Criterion[]>();
  for (const criterion of asked) {
    const group = Math.floor(all.indexOf(criterion) / size);
    groups.set(group, [...(groups.get(group) ?? []), criterion]);
  }
  return groups;
}

type Props = OfAllQuestions & {
  /** Of the field. */
  id: string;
  criteria: readonly Criterion[];
  /** Only compared: questions that are not taken over yet are rendered anew where an answer is not the one of the markup. */
  renderedAnswers: readonly (readonly number[] | undefined)[];
  problems: readonly ReactNode[];
};

const areAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, at) => Object.is(one, b[at]))
    : Object.is(a, b);

/** Some criteria as questions, which React takes over together. Rendered again only when something of their own changes. */
export const CriterionGroup = memo(
  function CriterionGroup({ id, criteria, problems, own, flags, isNeeded, t, onAnswer, onHint }: Props) {
    const ofAll = { own, flags, isNeeded, t, onAnswer, onHint };
    return (
      <Island>
        {criteria.map((criterion, index) => (
          <CriterionQuestion
            {...ofAll}
            key={criterion.id}
            id={`${id}-${controlOf(criterion.id)}`}
            criterion={criterion}
            error={problems[index]}
          />
        ))}
      </Island>
    );
  },
  (before, now) => Object.entries(now).every(([name, value]) => areAlike(value, before[name as keyof Props])),
);
