import type { FastifyRequest } from 'fastify';
import type { Settings } from '#src/server/settings/settings.ts';

type Origins = Pick<Settings, 'publicOrigins'>;

/** The origin that somebody came by, where it is one of ours, else the first of ours; a request may claim any. */
export const originOf = (claimed: string, { publicOrigins }: Origins): string => oneOf(publicOrigins, claimed);

/** The name of the host that somebody came by, where it is one of ours, else of the first of ours. */
export const siteOf = (claimed: string, { publicOrigins }: Origins): string =>
  oneOf(
    publicOrigins.map((origin) => new URL(origin).hostname),
    // A name counts in large letters, too, and with the dot of a whole one.
    claimed.toLowerCase().replace(/\.$/, ''),
  );

const oneOf = ([main, ...others]: readonly string[], claimed: string): string =>
  others.includes(claimed) ? claimed : (main ?? claimed);

/** The origin of a request, as `originOf` has it. */
export const originOfRequest = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Origins,
): string => originOf(`${protocol}://${host}`, settings);
