import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { locales } from '#src/i18n/locales/index.ts';
import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';

/** The words of a page that the server writes, and their language: English where the one asked for has none of them. */
export function serverWords<P extends keyof ServerTexts>(
  page: P,
  language: Locale,
): { words: ServerTexts[P]; language: Locale } {
  // Every locale has its texts in the same shape; a further one may lack some.
  const own = (locales[language].server as Partial<ServerTexts>)[page];
  return own ? { words: own, language } : { words: locales[sourceLocale].server[page], language: sourceLocale };
}
