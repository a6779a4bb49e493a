import type { Locale } from '#src/domain/facts.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';

const prefix = '/signup';

/** A step of a flow as an address names it. */
export type Address = { locale: Locale; flow: string; step: string; search?: string };

/**
 * The canonical path of a step, followed by the search, given with or without its `?`. English has no locale segment.
 */
export function addressOf({ locale, flow, step, search = '' }: Address): string {
  const path = [prefix, ...(locale === sourceLocale ? [] : [locale]), flow, step].join('/');
  const rest = search.replace(/^\?/, '');
  return rest === '' ? path : `${path}?${rest}`;
}

/** The parts of a path; `isCanonical` is false for spellings that redirect to the canonical one. */
export type ParsedAddress = { locale: Locale; flow?: string; step?: string; isCanonical: boolean };

/** The locale of a segment, without regard to case. */
const localeOf = (segment = '') => localeCodes().find((code) => code.toLowerCase() === segment.toLowerCase());

/** Removes a leading locale from the segments and returns it as it was written. */
const takeLocale = (segments: string[]) => (localeOf(segments[0]) ? segments.shift() : undefined);

/**
 * Parses any path. The locale may come before or after the prefix; English is canonical without it. A path outside the
 * prefix or with more segments than flow and step has neither.
 */
export function parseAddress(pathname: string): ParsedAddress {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const before = takeLocale(segments);
  const hasPrefix = `/${segments.shift() ?? ''}` === prefix;
  const after = takeLocale(segments);
  const given = [before, after].map(localeOf);
  const locale = given.find((one) => one !== undefined && one !== sourceLocale) ?? sourceLocale;
  const [flow, step, ...rest] = segments;
  if (!hasPrefix || rest.length > 0) return { locale, isCanonical: false };
  const isCanonical =
    before === undefined &&
    (after === undefined || (after === locale && after !== sourceLocale)) &&
    !/\/$|\/\//.test(pathname);
  return { locale, isCanonical, ...(flow !== undefined && { flow }), ...(step !== undefined && { step }) };
}
