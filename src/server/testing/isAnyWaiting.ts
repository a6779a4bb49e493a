import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Whether anything waits for a lock. On PostgreSQL alone: the embedded database has one connection, for which the others wait. */
export async function isAnyWaiting(tx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(tx);
  return rows.length > 0;
}
