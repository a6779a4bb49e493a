import { chmodSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { DurableFolder, durableStart } from './durableFolder.ts';
import { lockFolder } from './folderLock.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  /** Whether a commit has reached the disk itself, as far as this process can tell. */
  isDurable(): boolean;
  close(): Promise<void>;
};

const dateType = 1082;
const bigintType = 20;
/** Dates stay text and counts are numbers, on both engines. */
const parsers = { [dateType]: (text: string) => text, [bigintType]: Number };

/** What the tables need beyond the core of the embedded database; PostgreSQL brings it along. */
const extensions = { btree_gist };

/** Opens PostgreSQL where `url` names one. Nothing is sent before the first query. */
export function openPostgres(url: string, lockTimeoutMs = 4000): OpenDatabase {
  types.setTypeParser(dateType, parsers[dateType]);
  types.setTypeParser(bigintType, Number);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    lock_timeout: lockTimeoutMs,
    application_name: 'openscreener',
  });
  // An idle connection that the database closes is not a fault: the next query opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, isDurable: () => true, close: () => db.destroy() };
}

/** Opens the embedded database in `folder`, made when absent, for this process alone. Throws `FolderInUseError`. */
export async function openEmbedded(dataDir: string, folder: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const lock = lockFolder(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const fs = new DurableFolder(folder);
    const pglite = await PGlite.create({ fs, startParams: durableStart, parsers, extensions });
    return { ...embedded(pglite, () => lock.release()), isDurable: () => fs.flushes > 0 };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, for tests: a copy of `template` when one is given. */
export async function openInMemory(template?: Blob): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers, extensions, ...(template && { loadDataDir: template }) });
  return { ...embedded(pglite, () => undefined), pglite };
}

function embedded(pglite: PGlite, released: () => void): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    released();
  };
  return { db, isDurable: () => false, close };
}
