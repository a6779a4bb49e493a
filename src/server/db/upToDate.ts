import { sql, type Kysely } from 'kysely';
import { withSealing } from '#src/server/sealing/carried.ts';
import type { KeySettings } from '#src/server/sealing/keyFile.ts';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import { migrate, migrateToSealing, type Progress } from './migrate.ts';
import type { Database } from './schema.ts';
import { openSealing } from './sealed/openSealing.ts';
import { sealStored } from './sealed/sealStored.ts';

/** One of our locks of the whole database; any number that nothing else locks. */
const SEALING = 3_853_314_791_063;
/** Limits of a connection that are for what visitors wait for. */
const limits = ['statement_timeout', 'lock_timeout'] as const;

/**
 * Brings the tables of a database up to date, seals with the keys of the settings what an earlier release stored in plain
 * words, and gives what seals and opens its rows. Of several servers one does it, and the others wait. `tell` is told what
 * takes long. Throws a `StartError` where a key is missing.
 */
export async function bringUpToDate(
  db: Kysely<Database>,
  settings: KeySettings,
  tell: Progress = () => undefined,
): Promise<Sealing> {
  return db.connection().execute(async (connection) => {
    // Whoever comes later waits for all that the first one does.
    for (const name of limits) await sql`set ${sql.ref(name)} to 0`.execute(connection);
    await sql`select pg_advisory_lock(${SEALING}::bigint)`.execute(connection);
    try {
      const hasUnsealed = await migrateToSealing(connection, tell);
      const sealing = await openSealing(connection, settings);
      const progress = (table: string, sealed: number) => tell(`sealing what is stored: ${sealed} of ${table}`);
      if (hasUnsealed) await sealStored(withSealing(connection, sealing), progress);
      await migrate(connection, undefined, tell);
      return sealing;
    } finally {
      await sql`select pg_advisory_unlock(${SEALING}::bigint)`.execute(connection);
      for (const name of limits) await sql`reset ${sql.ref(name)}`.execute(connection);
    }
  });
}
