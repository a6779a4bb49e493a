import { expect, test } from 'vitest';
import { bmi } from './bmi.ts';

test.each([
  [175, 70, 22.9],
  [180.34, 0, 0],
  [200, 74, 18.5],
  [undefined, 70, undefined],
  [175, undefined, undefined],
  [0, 70, undefined],
  [Number.NaN, 70, undefined],
])('the body mass index of %s cm and %s kg is %s', (cm, kg, index) => {
  expect(bmi(cm, kg)).toBe(index);
});
