import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { countsOf, readingOf, sumOf } from './readingLevel.ts';

describe('what is counted of a text', () => {
  test.each<[what: string, text: string, locale: Locale, sentences: number, words: number, syllables: number]>([
    ['two sentences', 'You may stop. It is free.', 'en', 2, 6, 6],
    ['a number with a point, which ends no sentence', 'It is 4.5 miles away.', 'en', 1, 4, 5],
    ['a link by its words', 'Read our [notice](healthData).', 'en', 1, 3, 4],
    ['a blank as a word of one syllable', 'Call {number} now.', 'en', 1, 3, 3],
    ['a word with an apostrophe once', 'It’s free.', 'en', 1, 2, 2],
    ['a quoted sentence', '“May I go on?”', 'en', 1, 4, 4],
    ['sentences of a list without its signs', 'In short:\n\n- You may stop.\n- It is free.', 'en', 2, 6, 6],
    ['a label, which is no sentence', 'Phone number', 'en', 0, 0, 0],
    ['Spanish', 'Su información es suya.', 'es', 1, 4, 8],
    ['a Spanish question', '¿Qué edad tiene?', 'es', 1, 3, 5],
  ])('%s', (_, text, locale, sentences, words, syllables) => {
    expect(countsOf(text, locale)).toEqual({ sentences, words, syllables });
  });
});

const levelOf = (text: string, locale: Locale) => readingOf(countsOf(text, locale), locale);

test('the English figure is the grade, the Spanish one the ease', () => {
  expect(levelOf('The cat sat on the mat.', 'en')?.figure).toBeCloseTo(-1.45);
  expect(levelOf('Su información es suya.', 'es')?.figure).toBeCloseTo(206.84 - 60 * 2 - 1.02 * 4);
});

test('too hard is above a limit of grades, and below one of ease', () => {
  expect([-2, -1].map((most) => levelOf('The cat sat on the mat.', 'en')?.isTooHard('page', most))).toEqual([
    true,
    false,
  ]);
  expect([80, 90].map((least) => levelOf('Su información es suya.', 'es')?.isTooHard('page', least))).toEqual([
    false,
    true,
  ]);
});

test('labels alone have no level', () => {
  expect(readingOf(sumOf([countsOf('Phone number', 'en')]), 'en')).toBeUndefined();
});
