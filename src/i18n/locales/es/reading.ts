import type { ReadingMeasure } from '#src/i18n/locales/readingMeasure.ts';

/**
 * Vowels that are spoken as one: a strong or accented one with the weak ones beside it, or weak ones alone. Two strong ones,
 * and a weak one with an accent beside a strong one, are two syllables: `le-er`, `pa-ís`.
 */
const nucleus = /[iuü]?[aeoáéóíú][iuü]?|[iuü]+/g;

/**
 * The syllables of a Spanish word: `y` that no vowel follows is a vowel, the `u` of `que`, `qui`, `gue` and `gui` is silent.
 * Spanish writes as it speaks, so that no list of words is needed.
 */
function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/y(?![aeiouáéíóúü])/g, 'i')
    .replace(/(?<=[gq])u(?=[eiéí])/g, '');
  return Math.max(1, spoken.match(nucleus)?.length ?? 0);
}

/**
 * The ease of reading by Fernández Huerta (Medidas sencillas de lecturabilidad, Consigna 214, 1959), Flesch's for Spanish: 100
 * is very easy, 60 to 70 what most adults read with ease, below 50 is for students. Its second number is the words of a
 * sentence; read as sentences of 100 words, as the paper has it, shorter sentences would be harder (Law, LINGUIST List
 * 22.2332, 2011).
 */
export const reading: ReadingMeasure = {
  name: 'Fernández Huerta ease',
  isHardWhenHigh: false,
  syllablesOf,
  figureOf: ({ sentences, words, syllables }) => 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences),
  limits: { page: 60, text: 50, consent: 60 },
};
