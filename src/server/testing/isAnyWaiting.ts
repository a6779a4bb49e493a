import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/**
 * Whether anything waits for a lock in this database: other tests have databases of their own on the same server. On PostgreSQL
 * alone: the embedded database has one connection, for which the others wait.
 */
export async function isAnyWaiting(tx: Transaction<Database>): Promise<boolean> {
  // Who waits for a row waits for a transaction, which is of no database: their other locks tell which one they are in.
  const { rows } = await sql`
    select from pg_locks as waiting join pg_locks as own using (pid) join pg_database on pg_database.oid = own.database
    where not waiting.granted and datname = current_database()`.execute(tx);
  return rows.length > 0;
}
