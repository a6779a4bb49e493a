import { expect, test } from 'vitest';
import type { Criterion } from '#src/domain/facts.ts';
import { criterion } from '#tests/support/criterion.ts';
import { groupsOf } from './CriterionGroup.tsx';

const all: Criterion[] = Array.from({ length: 9 }, (_, index) => ({ ...criterion, id: index + 1 }));
const idsOf = (asked: readonly Criterion[]) => [...groupsOf(asked, all)].map(([, group]) => group.map(({ id }) => id));

test('a question that comes or goes changes no other group', () => {
  expect(idsOf(all)).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9]]);
  expect(idsOf(all.filter(({ id }) => id !== 2))).toEqual([[1, 3, 4], [5, 6, 7, 8], [9]]);
  expect(idsOf(all.slice(6))).toEqual([[7, 8], [9]]);
});
