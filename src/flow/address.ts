import type { Locale } from '#src/domain/facts.ts';

const prefix = '/signup';

export type Address = { locale: Locale; flow: string; step: string; search?: string };

/** The path of a flow's step: English carries no locale. The search, with or without its `?`, is kept. */
export function addressOf({ locale, flow, step, search = '' }: Address): string {
  const path = [prefix, ...(locale === 'en' ? [] : [locale]), flow, step].join('/');
  const rest = search.replace(/^\?/, '');
  return rest === '' ? path : `${path}?${rest}`;
}

/** The pieces of a path; `isCanonical` is false for the spellings that redirect to the one address. */
export type ParsedAddress = { locale: Locale; flow?: string; step?: string; isCanonical: boolean };

/** The locale that stands first, in whichever letters; it is taken away. */
const takeLocale = (segments: string[]) => (/^(?:en|es)$/i.test(segments[0] ?? '') ? segments.shift() : undefined);

/**
 * Takes any path apart. The locale may stand before or after the prefix; English is canonical without it.
 * What lies outside the prefix, or beyond flow and step, is no address: flow and step are then absent.
 */
export function parseAddress(pathname: string): ParsedAddress {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const before = takeLocale(segments);
  const isOurs = `/${segments.shift() ?? ''}` === prefix;
  const after = takeLocale(segments);
  const locale: Locale = [before, after].some((given) => given?.toLowerCase() === 'es') ? 'es' : 'en';
  const [flow, step, ...rest] = segments;
  if (!isOurs || rest.length > 0) return { locale, isCanonical: false };
  const isCanonical = before === undefined && (after === undefined || after === 'es') && !/\/$|\/\//.test(pathname);
  return { locale, isCanonical, ...(flow !== undefined && { flow }), ...(step !== undefined && { step }) };
}
