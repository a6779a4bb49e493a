import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.each([
  ['a text that fits stays', 'One two', 7, 'One two'],
  ['white space counts once', ' One\n\n two ', 7, 'One two'],
  ['a longer one is cut after a word', 'One two three', 9, 'One two…'],
  ['a word that ends at the limit is whole', 'One two three', 7, 'One two…'],
  ['punctuation before the mark goes', 'One, two, three', 9, 'One, two…'],
  ['a first word may have one letter', 'A longer one', 4, 'A…'],
  ['a word that is too long is cut within', 'Onetwothree', 6, 'Onetwo…'],
  ['but not within a character', 'abc😀def', 4, 'abc…'],
  ['and those before it stay', '😀😀😀', 3, '😀…'],
  ['a dash before the mark goes with its space', 'One – two', 6, 'One…'],
  ['nothing stays nothing', ' ', 10, ''],
])('%s', (_sentence, text, length, cut) => {
  expect(excerptOf(text, length)).toBe(cut);
});

test('of 250 characters, the first 200 at most remain, to the word', () => {
  const text = Array.from({ length: 50 }, (_, word) => `w${String(word).padStart(3, '0')}`).join(' ');
  const cut = excerptOf(text, 200);
  expect([text.length, cut.length]).toEqual([249, 200]);
  expect(text.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
});
