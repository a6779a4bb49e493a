import type { Settings } from './settings.ts';

/** What a setting leaves open to visitors who mean harm, and what closes it. */
export type StartWarning = { setting: string; words: string };

type Watched = Pick<
  Settings,
  'databaseUrl' | 'https' | 'rateLimitFactor' | 'maxInFlight' | 'shedLoadMs' | 'botDefence'
>;

/**
 * Settings with which no server should meet patients, though a trial or a measurement may want them. With a database of its own
 * nobody but whoever tries the product is met.
 */
export function startWarnings(settings: Watched): StartWarning[] {
  const { databaseUrl, https, rateLimitFactor, maxInFlight, shedLoadMs, botDefence } = settings;
  if (databaseUrl === undefined) return [];
  const areLimitsOff = rateLimitFactor === 0;
  const all: (StartWarning & { isOpen: boolean })[] = [
    {
      isOpen: !https,
      setting: 'HTTPS',
      words:
        'HTTPS is off: cookies that name visitors also go where everybody can read them. Name the proxy that ends HTTPS in TRUST_PROXY, or set HTTPS=true.',
    },
    {
      isOpen: areLimitsOff,
      setting: 'RATE_LIMIT_FACTOR',
      words:
        'RATE_LIMIT_FACTOR is 0: anybody may send as much as they like, and ask about any number of phones. Leave it out, or set 1 or more.',
    },
    {
      isOpen: !areLimitsOff && botDefence.usual === 'off',
      setting: 'BOT_DEFENCE',
      words:
        'BOT_DEFENCE is off: what machines save goes to the lead receiver. Leave it out, and turn it off for single campaigns as in usual,ps1=off.',
    },
    {
      isOpen: maxInFlight === 0,
      setting: 'MAX_IN_FLIGHT',
      words: 'MAX_IN_FLIGHT is 0: a crowd of calls slows everybody down. Leave it out, or set 100 or so.',
    },
    {
      isOpen: shedLoadMs === 0,
      setting: 'SHED_LOAD_MS',
      words: 'SHED_LOAD_MS is 0: a server that has fallen behind turns nobody away. Leave it out, or set 1000 or so.',
    },
  ];
  return all.flatMap(({ isOpen, setting, words }) => (isOpen ? [{ setting, words }] : []));
}
