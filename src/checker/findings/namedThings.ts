import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { conditionWords } from '#src/i18n/locales/conditionWords.ts';

type Words = Readonly<Record<string, RegExp>>;

/** The names of which the text has a word. */
export const wordsIn = (words: Words) => (text: string) =>
  Object.entries(words).flatMap(([name, word]) => (word.test(text) ? [name] : []));

/** What a text names by the words of its language. Most texts name nothing, which one expression tells. */
function named(words: Readonly<Record<string, Words>>): (text: string, locale: Locale) => readonly string[] {
  const readers = Object.entries(words).map(([locale, own]) => {
    const sources = Object.values(own).map(({ source }) => source);
    const [any, all] = [new RegExp(sources.join('|'), 'iu'), wordsIn(own)];
    return [locale, (text: string) => (any.test(text) ? all(text) : [])] as const;
  });
  const byLanguage: Readonly<Record<string, (text: string) => readonly string[]>> = Object.fromEntries(readers);
  return (text, locale) => byLanguage[locale]?.(text) ?? [];
}

const wholeWord = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');

/** The names of countries in each language, by their English names. */
const countryWords = Object.fromEntries(
  localeCodes().map((locale) => {
    const names = countryCodes.map((code) => countries[code].name);
    return [
      locale,
      Object.fromEntries(names.map((name) => [name[sourceLocale], wholeWord(name[locale] ?? name[sourceLocale])])),
    ];
  }),
);

/** The countries that a text names, by their English names. */
export const countriesIn = named(countryWords);

/** The conditions that a text names, by the names that all languages share. */
export const conditionsIn = named(conditionWords);
