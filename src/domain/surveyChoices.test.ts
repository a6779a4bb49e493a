import { expect, test } from 'vitest';
import { disabilities, educations, incomes } from './surveyChoices.ts';

test.each([
  [
    'levels of education',
    educations,
    'junior_high_school GED some_college trade_school associates_degree bachelors_degree masters_degree PhD_degree prefer_not_to_answer',
  ],
  ['incomes', incomes, '0-15k 15k-25k 25k-35k 35k-50k 50k-75k 75k-100k 100k-150k 150k-200k 200k+ prefer_not_to_answer'],
  ['types of disability', disabilities, 'physical_disability intellectual_disability none prefer_not_to_answer'],
])('the %s are stored by the keys that leads carry', (_, options, keys) => {
  expect(options.join(' ')).toBe(keys);
});
