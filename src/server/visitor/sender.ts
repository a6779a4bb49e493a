import { brands } from '#src/domain/brands/index.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { originOf } from './origin.ts';
import { brandOf } from './pageSettings.ts';

type Sending = Pick<Settings, 'port' | 'publicOrigins' | 'brands'>;

/** Where the links of a message lead, which is where its reader once came by if that is known, and the name of the brand there. */
export function senderOf(settings: Sending, cameBy?: string | null): { origin: string; name: string } {
  const origin = originOf(cameBy ?? `http://localhost:${settings.port}`, settings);
  const { name } = brands[brandOf(new URL(origin).hostname, settings)];
  return { origin, name };
}
