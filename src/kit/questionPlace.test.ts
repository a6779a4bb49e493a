import { expect, test } from 'vitest';
import { questionPlace } from './questionPlace.ts';

test.each([
  ['the first question is shaded', questionPlace(1, true, 0), { isShaded: true, number: 1 }],
  ['the second is not', questionPlace(2, true, 0), { isShaded: false, number: 2 }],
  ['the offset shifts the number, not the shade', questionPlace(1, true, 3), { isShaded: true, number: 4 }],
  ['a screener without numbers has none', questionPlace(3, false, 3), { isShaded: true }],
])('%s', (_, place, expected) => {
  expect(place).toEqual(expected);
});
