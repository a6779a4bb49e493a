import { existsSync, readFileSync } from 'node:fs';
import { isInternational } from '#src/domain/consentNeed.ts';
import type { CountryCode, Locale } from '#src/generated/answers.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { sha256 } from '#src/server/consents/chain.ts';

const folder = new URL('../../../campaigns/consents/', import.meta.url);

export type Authorization = {
  text: string;
  /** English where the authorization is not written in the language asked for. */
  textLanguage: Locale;
  sha256: string;
  country: CountryCode;
  isInternational: boolean;
};

/** The authorization that is signed, as worded for people of the country. */
export function authorization(country: CountryCode, wanted: Locale): Authorization {
  const audience = isInternational(country) ? 'international' : 'us';
  const fileIn = (language: Locale) => new URL(`medicalRecordsHealthData.${audience}.${language}.md`, folder);
  const textLanguage = existsSync(fileIn(wanted)) ? wanted : sourceLocale;
  const text = readFileSync(fileIn(textLanguage), 'utf8').trim();
  return { text, textLanguage, sha256: sha256(text), country, isInternational: isInternational(country) };
}
