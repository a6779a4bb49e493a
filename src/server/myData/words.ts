import { countryServerFacts } from '#src/domain/countries/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { locales } from '#src/generated/locales.ts';
import { escaped } from '#src/server/pages/html.ts';

type Values = Readonly<Record<string, string>>;

/** A text with values in the place of their names: `{date}`. */
export const plainWithValues = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The same as markup, for a text of ours: the values are escaped. */
export const withValues = (text: string, values: Values): string =>
  plainWithValues(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)])));

/** A date in words, in a country: November 18, 2026. */
export const dateInWords = (at: Date, language: Locale, country: CountryCode): string =>
  new Intl.DateTimeFormat(locales[language].dates, {
    dateStyle: 'long',
    timeZone: countryServerFacts[country].timeZone,
  }).format(at);

/** A date without a time, given as YYYY-MM-DD, in words. */
export const dayInWords = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(locales[language].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Markup of a phone number that no line ends within. */
export const wholeNumber = (phone: string): string => `<span class="unbroken">${escaped(phone)}</span>`;
