import { expect, test } from 'vitest';
import { cover } from './cover.ts';

const of = (name: string, ...goals: string[]) => ({ name, goals });

test.each<[what: string, candidates: ReturnType<typeof of>[], expected: string[]]>([
  ['the one that meets most comes first', [of('a', '1'), of('b', '1', '2')], ['b']],
  ['of two equal ones the earlier is taken', [of('a', '1', '2'), of('b', '1', '2')], ['a']],
  ['whoever alone meets a goal is among them', [of('a', '1', '2'), of('b', '2', '3'), of('c', '1', '2')], ['a', 'b']],
  ['without a candidate nobody is', [], []],
])('%s', (_, candidates, expected) => {
  expect(cover(candidates).map(({ name }) => name)).toEqual(expected);
});
