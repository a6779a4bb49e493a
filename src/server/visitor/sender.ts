import type { Kysely } from 'kysely';
import { brands, type Brand } from '#src/domain/brands/index.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { originOf } from './origin.ts';
import { brandOf } from './pageSettings.ts';

type Sender = { origin: string; brand: Brand; name: string };
type Sending = Pick<Settings, 'port' | 'publicOrigins' | 'brands'>;

/** Where the links of a message lead, which is where its reader once came by if that is known, and the brand there. */
export function senderOf(settings: Sending, cameBy?: string | null): Sender {
  const origin = originOf(cameBy ?? `http://localhost:${settings.port}`, settings);
  const brand = brandOf(new URL(origin).hostname, settings);
  return { origin, brand, name: brands[brand].name };
}

/** The sender of a message to a lead: of the brand by which its visitor last decided on a consent, else of the first origin. */
export async function senderTo(
  { db, settings }: { db: Kysely<Database>; settings: Sending },
  leadId: string,
): Promise<Sender> {
  const last = await db
    .selectFrom('consent')
    .select('brand')
    .where('lead_id', '=', leadId)
    .where('brand', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOfBrand = (origin: string) => brandOf(new URL(origin).hostname, settings) === last?.brand;
  return senderOf(settings, settings.publicOrigins.find(isOfBrand));
}
