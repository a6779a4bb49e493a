import { locales } from '#src/generated/locales.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { Country } from './country.ts';

/** The date format of a country with the letters of a language: DD/MM/YYYY, in Spanish DD/MM/AAAA. */
export function datePlaceholder({ dateFormat }: Pick<Country, 'dateFormat'>, locale: Locale): string {
  const letters: Readonly<Record<string, string>> = locales[locale].dateLetters;
  return dateFormat.replaceAll(/[DMY]/g, (letter) => letters[letter] ?? letter);
}
