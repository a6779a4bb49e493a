import type { Kysely } from 'kysely';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

/** What the stand-ins kept for a number or an address, the latest last. */
export async function keptMessages(db: Kysely<Database>, to: string) {
  const recipient = sealingOf(db).hash(to.includes('@') ? 'email' : 'phone', to);
  const rows = await db
    .selectFrom('stand_in_message')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map((row) => openRow(db, 'stand_in_message', row));
}
