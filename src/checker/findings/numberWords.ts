import type { Locale } from '#src/domain/facts.ts';

/** The words for numbers in the languages that are shipped, by the number: the English one, then the Spanish, in feminine or before a noun, too. */
const words: Readonly<Record<string, string>> = {
  0: 'zero cero',
  1: 'one un uno una',
  2: 'two dos',
  3: 'three tres',
  4: 'four cuatro',
  5: 'five cinco',
  6: 'six seis',
  7: 'seven siete',
  8: 'eight ocho',
  9: 'nine nueve',
  10: 'ten diez',
  11: 'eleven once',
  12: 'twelve doce',
  13: 'thirteen trece',
  14: 'fourteen catorce',
  15: 'fifteen quince',
  16: 'sixteen dieciséis',
  17: 'seventeen diecisiete',
  18: 'eighteen dieciocho',
  19: 'nineteen diecinueve',
  20: 'twenty veinte',
  30: 'thirty treinta',
  40: 'forty cuarenta',
  50: 'fifty cincuenta',
  60: 'sixty sesenta',
  70: 'seventy setenta',
  80: 'eighty ochenta',
  90: 'ninety noventa',
  100: 'hundred cien ciento',
  1000: 'thousand mil',
};

const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([number, all]) => all.split(' ').map((word) => [word, number] as const)),
);

const languages = ['en', 'es'] as const;

/** The words for numbers in each language, those from two on: one is an article, too. */
const counting = Object.fromEntries(
  languages.map((locale, place) => {
    const own = Object.entries(words).flatMap(([number, all]) => {
      const inLanguage = place === 0 ? all.split(' ').slice(0, 1) : all.split(' ').slice(1);
      return Number(number) > 1 ? inLanguage.map((word) => [word, number] as const) : [];
    });
    return [locale, new Map(own)];
  }),
) as Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>>;

/** Words of which numbers are put together, or that stand for one in a way that other languages do not have. */
const joint: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\b(?:half|quarters?|both|dozens?|couple|pairs?|twice|hundreds?|thousands?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty[\s-](?:one|two|three|four|five|six|seven|eight|nine))\b/iu,
  es: /(?<!\p{L})(?:medi[ao]s?|cuart[ao]s?|amb[ao]s|docenas?|par(?:es)?|cien(?:to)?s?|\p{L}+cient[ao]s|mil(?:es)?|\p{L}+nta y \p{L}+|veinti\p{L}+|(?:ocho|quince) días)(?!\p{L})/iu,
};

/** The numbers that a text has in words of its language, each with its word; none where some are put together of several. */
export function countedInWords(text: string, locale: Locale): ReadonlyMap<string, string> {
  if (joint[locale]?.test(text)) return new Map();
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const number = counting[locale]?.get(word);
    return number === undefined ? [] : [[number, word] as const];
  });
  return new Map(found);
}

/** The numbers that a text has in words, in whichever language. */
export const numbersInWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => numbers.get(word) ?? []);

/** An hour by the clock of twelve, with its minutes: `5:30 PM`, `9 a. m.` */
const ofTwelve = /\b(\d{1,2})(?::(\d{2}))?[\s\u00A0\u202F]*([ap])\.?[\s\u00A0\u202F]?m(?!\p{L})/giu;

/** The text with each time of day by the clock of 24 hours, and no minutes where the hour is full. */
export const withPlainTimes = (text: string): string =>
  text
    .replaceAll(ofTwelve, (_, hour: string, minutes: string | undefined, half: string) => {
      const plain = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return minutes === undefined ? String(plain) : `${plain}:${minutes}`;
    })
    .replaceAll(/\b0?(\d{1,2}):(\d{2})\b/g, (_, hour: string, minutes: string) =>
      minutes === '00' ? hour : `${hour}:${minutes}`,
    );
