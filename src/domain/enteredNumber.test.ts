import { expect, test } from 'vitest';
import { enteredNumber } from './enteredNumber.ts';

test.each([
  ['7', 7],
  [' 70.5 ', 70.5],
  ['70,5', 70.5],
  ['007', 7],
  ['', Number.NaN],
  [undefined, Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['1,000.5', Number.NaN],
  ['seven', Number.NaN],
])('"%s" gives %d', (text, number) => {
  expect(enteredNumber(text)).toBe(number);
});
