import type { CountryCode, Locale } from '#src/generated/answers.ts';
import { wordingFor } from '#src/server/consents/wordings.ts';
import { readSettings } from '#src/server/settings/settings.ts';

/** A wording as the pages of a server with the usual settings show it. */
export const wordingOf = (name: string, country: CountryCode = 'US', locale: Locale = 'en'): string =>
  wordingFor(readSettings({}), name, country, locale).text;
