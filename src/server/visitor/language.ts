import { countryOfLanguageTag } from '#src/domain/countries/countryOf.ts';
import type { CountryCode, Locale } from '#src/generated/answers.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';

/** The first supported country named by an Accept-Language header, in the order that the browser prefers. */
export function countryOfHeader(header: string | undefined): CountryCode | undefined {
  return languageTags(header)
    .map(countryOfLanguageTag)
    .find((country) => country !== undefined);
}

/** The language of the tag that the header wants most: `es` for `es-MX`. English where it is none of ours. */
export function localeOfHeader(header: string | undefined): Locale {
  const [tag = ''] = languageTags(header);
  const isOf = (code: string) => `${tag}-`.toLowerCase().startsWith(`${code}-`.toLowerCase());
  // The longest code is the closest: en-XA before en.
  const [closest] = localeCodes()
    .filter(isOf)
    .toSorted((a, b) => b.length - a.length);
  return closest ?? sourceLocale;
}

/** Tags of the header, most wanted first. */
function languageTags(header = ''): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
