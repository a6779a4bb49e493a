import { expect, test } from 'vitest';
import { ethnicities, surveyQuestions } from './choices.ts';

test('the survey has nine questions numbered from one, each about another answer', () => {
  expect(surveyQuestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(surveyQuestions.map(({ key }) => key)).size).toBe(9);
});

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
