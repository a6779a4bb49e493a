import { expect, test } from 'vitest';
import { fewest } from './fewest.ts';

const hundred = [...Array(100).keys()];
const having =
  (...needed: readonly number[]) =>
  (some: readonly number[]) =>
    needed.every((one) => some.includes(one));

test.each<[string, number[]]>([
  ['one', [77]],
  ['two of one half', [3, 5]],
  ['one in each half', [12, 90]],
  ['three', [0, 50, 99]],
])('what is needed is found among a hundred: %s', (_, needed) => {
  expect(fewest(hundred, having(...needed), 100)).toEqual(needed);
});

test('of two that are enough each the first is found', () => {
  expect(fewest(hundred, (some) => some.includes(60) || some.includes(70), 100)).toEqual([60]);
});

test('nothing is found where all are not enough, or there is nothing', () => {
  expect(fewest(hundred, having(100), 100)).toEqual([]);
  expect(fewest([], having(1), 100)).toEqual([]);
});

test('after so many tries what is left is taken', () => {
  let tried = 0;
  const found = fewest(hundred, (some) => ((tried += 1), having(77)(some)), 3);
  expect(found).toContain(77);
  expect([found.length < 60, tried]).toEqual([true, 3]);
});
