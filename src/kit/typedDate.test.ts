import { expect, test } from 'vitest';
import { typedDate } from './typedDate.ts';

test.each([
  ['a date written out needs no text beside it', '12/31/1990', 'US', { date: '1990-12-31', draft: '' }],
  ['a date that is still being typed keeps its text', '1990/12/3', 'ZA', { date: '1990-12-03', draft: '1990/12/3' }],
  ['a text that is no date is stored as typed', '02/30/1990', 'US', { draft: '02/30/1990' }],
  ['the country decides the order', '31/12/1990', 'GB', { date: '1990-12-31', draft: '' }],
  ['an emptied box leaves nothing', '', 'US', { draft: '' }],
] as const)('%s', (_, text, country, typed) => {
  expect(typedDate(text, country)).toEqual(typed);
});
