import { numberWords } from './numberWords.ts';

/** By language, words before or behind a number that make it the least or the most, and those that turn that round. */
type BoundWords = { least: RegExp; most: RegExp; denies: RegExp };

/** The words for numbers from two on: one is an article, too. */
const inWords = (locale: string) =>
  Object.entries(numberWords[locale] ?? {})
    .flatMap(([number, words]) => (Number(number) > 1 ? words.split(' ') : []))
    .join('|');

/** Words before a number; behind it; and behind it or what it counts. */
type Around = { before: string; behind: string; last: string };

function bound(locale: string, { before, behind, last }: Around): RegExp {
  const number = `(?:[$£€]?\\s?(?:\\d[\\d.,]*\\d|\\d)|(?:${inWords(locale)})(?!\\p{L}))`;
  const unlessBefore = `(?!\\p{L}|\\s${number})`;
  return new RegExp(
    `(?<!\\p{L})(?:(?:${before}) (?<number>${number})|(?<![\\d.,])(?<first>${number}) (?:(?:${behind})|(?:(?!(?:${before}) )\\p{L}+ )?(?:${last}))${unlessBefore})`,
    'giu',
  );
}

export const boundWords: Readonly<Record<string, BoundWords>> = {
  en: {
    least: bound('en', {
      before: 'at least|more than|over|above|older than',
      behind: '(?:years (?:old )?)?(?:or|and) (?:older|over|more|above|up)',
      last: 'at (?:the )?least',
    }),
    most: bound('en', {
      before: 'at most|less than|fewer than|under|below|younger than|up to',
      behind: '(?:years (?:old )?)?(?:or|and) (?:younger|under|less|fewer|below)',
      last: 'at (?:the )?most',
    }),
    denies: /\b(?:no|not|never|nobody|cannot|without)\b|n['’]t\b/iu,
  },
  es: {
    least: bound('es', {
      before: 'al menos|como mínimo|por lo menos|más de|mayor(?:es)? de',
      behind: '(?:años )?o más',
      last: 'como mínimo|por lo menos|al menos',
    }),
    most: bound('es', {
      before: 'como máximo|a lo sumo|menos de|menor(?:es)? de|hasta(?: los)?',
      behind: '(?:años )?o menos',
      last: 'como máximo|a lo sumo',
    }),
    denies: /(?<!\p{L})(?:no|nunca|nadie|sin)(?!\p{L})/iu,
  },
};
