/** By language, words before or behind a number that make it the least or the most, and those that turn that round. */
type BoundWords = { least: RegExp; most: RegExp; denies: RegExp };

const number = '[$£€]?\\s?(?<number>\\d[\\d.,]*\\d|\\d)';
const bound = (before: string, behind: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:${before}) ${number}|${number.replace('number', 'first')} (?:${behind})(?!\\p{L}|\\s[$£€]?\\d))`,
    'giu',
  );

export const boundWords: Readonly<Record<string, BoundWords>> = {
  en: {
    least: bound(
      'at least|more than|over|above|older than',
      '(?:years (?:old )?)?(?:or|and) (?:older|over|more|above|up)',
    ),
    most: bound(
      'at most|less than|fewer than|under|below|younger than|up to',
      '(?:years (?:old )?)?(?:or|and) (?:younger|under|less|fewer|below)',
    ),
    denies: /\b(?:no|not|never|nobody|cannot|without)\b|n['’]t\b/iu,
  },
  es: {
    least: bound('al menos|como mínimo|por lo menos|más de|mayor(?:es)? de', '(?:años )?o más'),
    most: bound('como máximo|a lo sumo|menos de|menor(?:es)? de|hasta(?: los)?', '(?:años )?o menos'),
    denies: /(?<!\p{L})(?:no|nunca|nadie|sin)(?!\p{L})/iu,
  },
};
