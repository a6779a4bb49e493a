import type { Locale } from '#src/domain/facts.ts';
import { phoneLink } from './phoneLink.ts';
import { serverWords } from './serverWords.ts';

/** The last paragraph of a page: whoever cannot go on alone finds the number at the same place on each. */
export function helpLine(locale: Locale, phone: string): string {
  const { words, language } = serverWords('help', locale);
  const lang = language === locale ? '' : ` lang="${language}"`;
  return `<p${lang}>${words.call} ${phoneLink(phone)}</p>`;
}
