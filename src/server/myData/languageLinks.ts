import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, locales } from '#src/generated/locales.ts';
import { escaped } from '#src/server/pages/html.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';

type Here = { path: string; language: Locale; query?: Readonly<Record<string, string>> };

/** Markup of the links to the same page in the other languages that have its words. */
export const languageLinks = ({ path, language, query = {} }: Here): string =>
  localeCodes()
    .filter((code) => code !== language && serverWords('myData', code).language === code)
    .map((code) => {
      const search = escaped(new URLSearchParams({ ...query, language: code }).toString());
      return `<p><a href="${path}?${search}" lang="${code}" hreflang="${code}">${locales[code].name}</a></p>`;
    })
    .join('\n');
