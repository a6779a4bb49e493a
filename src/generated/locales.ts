/* Written by `npm run generate` from src/i18n/locales. */
import type { Locale } from './answers.ts';

/** The language that is always complete; every other one falls back to it. */
export const sourceLocale = "en" as const satisfies Locale;
export type SourceLocale = typeof sourceLocale;

/** What stands there in the source language, and in others as far as it is written. `P`: what may be missing of it there. */
export type ByLocale<T, P = T> = { readonly [L in SourceLocale]: T } & {
  readonly [L in Exclude<Locale, SourceLocale>]?: P;
};

/** Facts of every locale by its code, in the order in which links name them. */
export const locales = {
  "en": {
    "name": "English",
    "offer": "View in English",
    "dates": "en-US",
    "dollars": {
      "text": "${sum}",
      "thousands": ",",
      "cents": "."
    },
    "afterWeekday": ", ",
    "dateLetters": {
      "D": "D",
      "M": "M",
      "Y": "Y"
    },
    "product": "studies",
    "Product": "Studies"
  },
  "es": {
    "name": "Español",
    "offer": "Ver en español",
    "dates": "es",
    "dollars": {
      "text": "${sum}",
      "thousands": ",",
      "cents": "."
    },
    "afterWeekday": " ",
    "dateLetters": {
      "D": "D",
      "M": "M",
      "Y": "A"
    },
    "product": "estudios",
    "Product": "Estudios"
  }
} satisfies Readonly<Record<Locale, object>>;

/** The codes of all locales, in the same order. */
// The keys of the table above are its locales.
export const localeCodes = (): readonly Locale[] => Object.keys(locales) as Locale[];

/** Whether a text is the code of a locale. */
export const isLocale = (code: string | null | undefined): code is Locale => localeCodes().some((one) => one === code);
