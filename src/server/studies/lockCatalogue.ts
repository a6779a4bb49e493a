import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

const LOCK = 7_320_114;

/**
 * Waits until nobody else changes studies or postal areas, and keeps them from it until the transaction ends: an edit or a
 * batch of an import is decided by what it read, and gives ids in the order of the rows.
 */
export async function lockCatalogue(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
