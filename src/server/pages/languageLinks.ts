import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, locales } from '#src/generated/locales.ts';
import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';
import { escaped } from './html.ts';
import { serverWords } from './serverWords.ts';

type Here = {
  /** Whose words the page has. */
  page: keyof ServerTexts;
  /** Without it the links lead to the address that was asked for. */
  path?: string;
  language: Locale;
  query?: Readonly<Record<string, string>>;
};

/** Markup of the links to the same page in the other languages that have its words. */
export const languageLinks = ({ page, path = '', language, query = {} }: Here): string =>
  localeCodes()
    .filter((code) => code !== language && serverWords(page, code).language === code)
    .map((code) => {
      const search = escaped(new URLSearchParams({ ...query, language: code }).toString());
      return `<p><a href="${path}?${search}" lang="${code}" hreflang="${code}">${locales[code].name}</a></p>`;
    })
    .join('\n');
