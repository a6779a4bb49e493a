import { countryOfLanguageTag } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/generated/answers.ts';

export type Language = 'en' | 'es';

/** The first supported country named by an Accept-Language header, in the order that the browser prefers. */
export function countryOfHeader(header: string | undefined): CountryCode | undefined {
  return languageTags(header)
    .map(countryOfLanguageTag)
    .find((country) => country !== undefined);
}

/** Tags of the header, most wanted first. */
export function languageTags(header = ''): string[] {
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
