import type { Locale } from '#src/domain/facts.ts';
import { jointNumberWords, numberWords, singleWords } from '#src/i18n/locales/numberWords.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

type NumberOfWord = ReadonlyMap<string, string>;

/** The words of a language with their numbers. */
const numberOfWord = (words: Readonly<Record<string, string>>): NumberOfWord =>
  new Map(Object.entries(words).flatMap(([number, all]) => all.split(' ').map((word) => [word, number] as const)));

const byLanguage = Object.entries(numberWords).map(([locale, words]) => [locale, numberOfWord(words)] as const);
const numbers: NumberOfWord = new Map(byLanguage.flatMap(([, words]) => [...words]));

/** The words for numbers in each language, those from two on: one is an article, too. */
const counting: Readonly<Record<string, NumberOfWord>> = Object.fromEntries(
  byLanguage.map(([locale, words]) => [locale, new Map([...words].filter(([, number]) => Number(number) > 1))]),
);

/** The numbers that a text has in words of its language, each with its word; none where some are put together of several. */
export function countedInWords(text: string, locale: Locale): ReadonlyMap<string, string> {
  if (jointNumberWords[locale]?.test(text)) return new Map();
  const found = wordsOf(text).flatMap((word) => {
    const number = counting[locale]?.get(word);
    return number === undefined ? [] : [[number, word] as const];
  });
  return new Map(found);
}

/** The numbers that a text has in words, in whichever language. */
export const numbersInWords = (text: string): string[] => wordsOf(text).flatMap((word) => numbers.get(word) ?? []);

/** A number that a text has in digits or in words; not a number where it has none. */
export const numberOf = (written: string, locale: Locale): number =>
  singleWords[locale]?.test(written) ? 1 : Number(numbersInWords(written)[0] ?? written);

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
