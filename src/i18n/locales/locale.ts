import type { CommonMessage } from './en/common.ts';
import type { ShellText } from './en/shell.ts';
import type { ServerTexts } from './serverTexts.ts';

export type { CommonMessage, ShellText };

/**
 * The facts of a locale that every page has before any text; `npm run generate` writes them to
 * `src/generated/locales.ts`.
 */
type LocaleFacts = {
  /** In its own language, for the links between the languages. */
  name: string;
  /** In its own language, asks whoever reads it to open a page of another language in it. */
  offer: string;
  /** BCP 47 tag whose wording dates, times and time zones follow. */
  dates: string;
  /** How a sum of US dollars is written: where it stands, what parts its thousands, and its cents. */
  dollars: Readonly<{ text: string; thousands: string; cents: string }>;
  /** What stands between the name of a weekday and the day, as the comma of `Tuesday, June 16`. */
  afterWeekday: string;
  /** Placeholder letters of the day, month and year in a date to be typed. */
  dateLetters: Readonly<Record<'D' | 'M' | 'Y', string>>;
  /** What visitors look for, in the plural, as `{product}` and `{Product}` of all texts. */
  product: string;
  Product: string;
};

type Words<K extends string = string> = Readonly<Record<K, string>>;

/** The definition of a language. Missing texts are shown in English, marked with `lang`. */
export type LocaleDefinition = {
  facts: LocaleFacts;
  direction: 'ltr' | 'rtl';
  /** Whether every text, those of kinds and consents included, must exist; tests and the checker enforce it. */
  isComplete: boolean;
  shell: Partial<Words<ShellText>>;
  common: Partial<Words<CommonMessage>>;
  /** Messages of kinds by kind and key, beyond those that the spec of a kind has in this language. */
  kinds?: Readonly<Record<string, Words>>;
  /** Messages of the checks by name, beyond those that a check has in this language. */
  checks?: Words;
  server: Partial<ServerTexts>;
};

/** The language that all others fall back to: complete by its type. */
export type SourceDefinition = LocaleDefinition & {
  isComplete: true;
  shell: Words<ShellText>;
  common: Words<CommonMessage>;
  server: ServerTexts;
};
