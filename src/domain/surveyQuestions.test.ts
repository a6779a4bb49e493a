import { expect, test } from 'vitest';
import { surveyQuestions } from './surveyQuestions.ts';

test('the survey has nine questions numbered from one, each about another answer', () => {
  expect(surveyQuestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(surveyQuestions.map(({ key }) => key)).size).toBe(9);
});
