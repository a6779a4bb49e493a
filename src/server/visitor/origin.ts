import type { FastifyRequest } from 'fastify';
import type { Settings } from '#src/server/settings/settings.ts';

type Origins = Pick<Settings, 'publicOrigins'>;

/** The origin that somebody came by, where it is one of ours, else the first of ours; a request may claim any. */
export const originOf = (claimed: string, { publicOrigins: [main = claimed, ...others] }: Origins): string =>
  others.includes(claimed) ? claimed : main;

/** The name of the host that somebody came by, where it is one of ours, else of the first of ours. */
export function siteOf(claimed: string, { publicOrigins }: Origins): string {
  const [main = claimed, ...others] = publicOrigins.map((origin) => new URL(origin).hostname);
  return others.includes(claimed) ? claimed : main;
}

/** The origin of a request, as `originOf` has it. */
export const originOfRequest = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Origins,
): string => originOf(`${protocol}://${host}`, settings);
