import { expect, test } from 'vitest';
import { readability } from './readability.ts';

test.each([
  ['short words in short sentences', ['You may stop. It is free.'], 3],
  ['one long word of four', ['We keep your information.'], 29],
  ['letters with accents in a word', ['Su información es suya.'], 29],
  ['a label, which is no sentence, beside a sentence', ['Phone number', 'We call you.'], 3],
])('%s', (_, texts, expected) => {
  expect(readability(texts)).toBe(expected);
});

test('labels alone have no readability', () => {
  expect(readability(['Phone number'])).toBeNaN();
});
