import { expect, test } from 'vitest';
import { disabilities, educations, howHeardOptions, incomes, surveyQuestions, yesNoAnswers } from './survey.ts';

test('the survey has nine questions numbered from one, each about another answer', () => {
  expect(surveyQuestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(surveyQuestions.map(({ key }) => key)).size).toBe(9);
});

test.each([
  ['answers to yes and no', yesNoAnswers, 'yes no prefer_not_to_answer'],
  [
    'levels of education',
    educations,
    'junior_high_school GED some_college trade_school associates_degree bachelors_degree masters_degree PhD_degree prefer_not_to_answer',
  ],
  ['incomes', incomes, '0-15k 15k-25k 25k-35k 35k-50k 50k-75k 75k-100k 100k-150k 150k-200k 200k+ prefer_not_to_answer'],
  ['types of disability', disabilities, 'physical_disability intellectual_disability none prefer_not_to_answer'],
  ['ways to hear of us', howHeardOptions, 'doctor social engine sponsor email clinicalTrials other'],
])('the %s are stored by the keys that leads carry', (_, options, keys) => {
  expect(options.join(' ')).toBe(keys);
});
