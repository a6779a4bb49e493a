import type { FastifyRequest } from 'fastify';
import type { CountryCode, Locale } from '#src/domain/facts.ts';
import { isLocale } from '#src/generated/locales.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { countryOfHeader, localeOfHeader } from '#src/server/visitor/language.ts';
import { siteOf } from '#src/server/visitor/origin.ts';
import { brandOf, callCenterOf } from '#src/server/visitor/pageSettings.ts';
import type { Frame } from './formPage.ts';

/** Where it is known of the reader, their usual language and their country. */
type Reader = { asked?: string | null | undefined; usual?: Locale | undefined; country?: CountryCode | undefined };

/**
 * The name of the site, which is not what a request claims, and the brand; the language that was asked for, else the usual
 * one of the reader; the number of the reader's country. What is not known of the reader is that of their browser.
 */
export function frameOf(
  { hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>,
  settings: Settings,
  { asked, usual, country }: Reader,
): Frame {
  const accepted = headers['accept-language'];
  return {
    language: isLocale(asked) ? asked : (usual ?? localeOfHeader(accepted)),
    brand: brandOf(hostname, settings),
    site: siteOf(hostname, settings),
    phone: callCenterOf(country ?? countryOfHeader(accepted), settings),
  };
}
