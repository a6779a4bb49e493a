import { syllable } from 'syllable';
import type { ReadingMeasure } from '#src/i18n/locales/readingMeasure.ts';

/**
 * The Flesch-Kincaid grade: the years of school in the US after which most can read a text (Kincaid, Fishburne, Rogers and
 * Chissom, Derivation of New Readability Formulas, Naval Technical Training Command 1975).
 */
export const reading: ReadingMeasure = {
  name: 'Flesch-Kincaid grade',
  isHardWhenHigh: true,
  syllablesOf: (word) => Math.max(1, syllable(word)),
  figureOf: ({ sentences, words, syllables }) => 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  // Who writes for patients is mostly asked for eight grades; one text may be as hard as a newspaper.
  limits: { page: 8, text: 11, consent: 9 },
};
