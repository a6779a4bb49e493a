import type { Locale } from '#src/domain/facts.ts';
import type { Counts, Reading, ReadingMeasure } from '#src/i18n/locales/readingMeasure.ts';
import { readingMeasures } from '#src/i18n/locales/readingMeasures.ts';

/** What ends a sentence; labels have no such sign, and do not count. */
const isSentence = (text: string) => /[.!?…]["'”’»)\]]*\s*$/.test(text);

/** A text as it is read: links by their words, entries of a list without their sign, a blank as a word of one syllable. */
const asRead = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*[-*#>]+\s+/gm, '')
    .replaceAll(/\{\w+\}/g, 'a');

const segmenters: Partial<Record<Locale, Intl.Segmenter>> = {};

const sentencesIn = (line: string, locale: Locale) => {
  const segmenter = (segmenters[locale] ??= new Intl.Segmenter(locale, { granularity: 'sentence' }));
  return [...segmenter.segment(line)].map(({ segment }) => segment).filter(isSentence);
};

const wordsIn = (sentence: string) => sentence.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/** Counts the sentences of a text, its words and their syllables. A line ends a sentence, and what is no sentence is left out. */
export function countsOf(text: string, locale: Locale): Counts {
  const sentences = asRead(text)
    .split('\n')
    .flatMap((line) => sentencesIn(line, locale))
    .map(wordsIn)
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllablesOf = readingMeasures[locale]?.syllablesOf ?? (() => 1);
  return {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

/** The counts of several texts together. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum = { sentences: 0, words: 0, syllables: 0 };
  for (const { sentences, words, syllables } of counts) {
    sum.sentences += sentences;
    sum.words += words;
    sum.syllables += syllables;
  }
  return sum;
}

/** How hard texts are to read. */
type ReadingLevel = {
  /** By the measure of their language. */
  figure: number;
  /** What the measure is called, and whether more of it is harder. */
  measure: Pick<ReadingMeasure, 'name' | 'isHardWhenHigh'>;
  /** The limit for what is read as one, by default that of the language. */
  limitOf: (reading: Reading, own?: number) => number;
  /** Whether they are harder than that limit. */
  isTooHard: (reading: Reading, own?: number) => boolean;
};

/** How hard texts of these counts are to read; undefined without a sentence, and in a language without a measure. */
export function readingOf(counts: Counts, locale: Locale): ReadingLevel | undefined {
  const measure = readingMeasures[locale];
  if (!measure || counts.sentences === 0) return undefined;
  const figure = measure.figureOf(counts);
  const limitOf = (reading: Reading, own?: number) => own ?? measure.limits[reading];
  const isTooHard = (reading: Reading, own?: number) =>
    measure.isHardWhenHigh ? figure > limitOf(reading, own) : figure < limitOf(reading, own);
  return { figure, measure, limitOf, isTooHard };
}
