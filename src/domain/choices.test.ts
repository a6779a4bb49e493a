import { expect, test } from 'vitest';
import { ethnicities, genders, yesNoAnswers } from './choices.ts';

test('ethnicities have the ids that leads carry', () => {
  expect(Object.fromEntries(ethnicities.map(({ id, key }) => [key, id]))).toEqual({
    white: 1,
    black: 2,
    asian: 3,
    hawaiian: 7,
    americanIndian: 5,
    hispanic: 6,
    eastern: 8,
    decline: -1,
  });
});

test.each([
  ['genders', genders, 'male female other'],
  ['answers to yes and no', yesNoAnswers, 'yes no prefer_not_to_answer'],
])('the %s are stored by the keys that leads carry', (_, options, keys) => {
  expect(options.join(' ')).toBe(keys);
});
