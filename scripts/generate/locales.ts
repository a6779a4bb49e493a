import type { LocaleDefinition } from '#src/i18n/locales/locale.ts';

type Locales = Readonly<Record<string, Pick<LocaleDefinition, 'facts'>>>;

const codesOf = (locales: Locales) => Object.keys(locales);

/** Code of src/generated/locales.ts: what every page knows of every locale. The first one is the source language. */
export function localesModule(locales: Locales): string {
  const [source = ''] = codesOf(locales);
  const facts = Object.fromEntries(Object.entries(locales).map(([code, definition]) => [code, definition.facts]));
  return `/* Written by \`npm run generate\` from src/i18n/locales. */
import type { Locale } from './answers.ts';

/** The language that is always complete; every other one falls back to it. */
export const sourceLocale = ${JSON.stringify(source)} as const satisfies Locale;
export type SourceLocale = typeof sourceLocale;

/** What stands there in the source language, and in others as far as it is written. \`P\`: what may be missing of it there. */
export type ByLocale<T, P = T> = { readonly [L in SourceLocale]: T } & {
  readonly [L in Exclude<Locale, SourceLocale>]?: P;
};

/** Facts of every locale by its code, in the order in which links name them. */
export const locales = ${JSON.stringify(facts, null, 2)} satisfies Readonly<Record<Locale, object>>;

/** The codes of all locales, in the same order. */
// The keys of the table above are its locales.
export const localeCodes = (): readonly Locale[] => Object.keys(locales) as Locale[];

/** Whether a text is the code of a locale. */
export const isLocale = (code: string | null | undefined): code is Locale => localeCodes().some((one) => one === code);
`;
}
