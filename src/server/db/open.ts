import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { DiskSpace } from '#src/server/db/embedded/diskSpace.ts';
import { DurableFolder, durableStart } from '#src/server/db/embedded/durableFolder.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { lockFolder } from '#src/server/db/embedded/folderLock.ts';
import { makeFolder, takeDataFolder } from '#src/server/db/embedded/makeFolder.ts';
import type { Database } from './schema.ts';
import { closeWhenIdle } from './idleTimeout.ts';
import { preparedPool } from './preparedPool.ts';
import { openSteady, type EmbeddedEngine } from '#src/server/db/embedded/steadyEngine.ts';
import { WatchedEngine } from '#src/server/db/embedded/watchedEngine.ts';
import { vacuumLarge } from '#src/server/db/embedded/deadRows.ts';
import { keepUp } from '#src/server/db/embedded/upkeep.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  /**
   * The same data for the study search: on PostgreSQL over connections of their own, so that no search holds up a save,
   * and with plans that serve any values, since planning would take longer than finding.
   */
  searches: Kysely<Database>;
  /** Whether a commit has been flushed to the disk, as far as this process knows. */
  isDurable: () => boolean;
  close: () => Promise<void>;
};

const dateType = 1082;
const bigintType = 20;
/** Dates stay text and counts are numbers, on both engines. */
const parsers = { [dateType]: (text: string) => text, [bigintType]: Number };

/** What the tables need beyond the core of the embedded database; PostgreSQL brings it along. */
const extensions = { btree_gist };

/**
 * How long PostgreSQL waits, in ms: for a lock, for a statement, and for the next statement of a transaction; and how
 * long a connection may be idle while it waits, which is longer than any of them.
 */
type Patience = { lockMs: number; statementMs: number; idleMs: number; silenceMs: number };
const usualPatience: Patience = { lockMs: 4000, statementMs: 15_000, idleMs: 15_000, silenceMs: 20_000 };

/** Opens PostgreSQL where `url` names one. Nothing is sent before the first query. */
export function openPostgres(url: string, patience: Partial<Patience> = {}): OpenDatabase {
  types.setTypeParser(dateType, parsers[dateType]);
  types.setTypeParser(bigintType, Number);
  const patient = { ...usualPatience, ...patience };
  // Compiling a statement takes longer than any of ours runs.
  const usual = openPool(url, patient, { max: 10, options: '-c jit=off' });
  const planned = openPool(url, patient, { max: 6, options: '-c jit=off -c plan_cache_mode=force_generic_plan' });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: usual }) });
  const searches = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(planned) }) });
  return {
    db,
    searches,
    isDurable: () => true,
    close: async () => void (await Promise.all([db.destroy(), searches.destroy()])),
  };
}

function openPool(url: string, { lockMs, statementMs, idleMs, silenceMs }: Patience, own: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    // Locks of a server that lost its network within a transaction would block all others.
    idle_in_transaction_session_timeout: idleMs,
    // A host that is gone is noticed while the connection is idle.
    keepAlive: true,
    application_name: 'openscreener',
    ...own,
  });
  // A connection that the database closes is no error by itself: its query is rejected, and the next query opens another
  // one. Nobody else listens while a transaction has it, and an error event without a listener ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeWhenIdle(client, silenceMs);
  });
  return pool;
}

/** Opens the embedded database in `folder`, made when absent, for this process alone. Throws `FolderInUseError`. */
export async function openEmbedded(
  dataDir: string,
  folder: string,
  makeFiles = (at: string) => new DurableFolder(at),
): Promise<OpenDatabase> {
  takeDataFolder(dataDir, folder);
  const lock = lockFolder(folder);
  try {
    makeFolder(folder);
    const space = new DiskSpace(folder);
    requireSpace(folder, space);
    let fs: DurableFolder | undefined;
    const open = async () => {
      fs = makeFiles(folder);
      const engine = new WatchedEngine({ fs, startParams: durableStart, parsers, extensions });
      await engine.waitReady;
      return engine;
    };
    const engine = await openSteady({ open, space });
    await vacuumLarge(engine);
    const upkeep = keepUp(engine);
    const opened = embedded(engine, () => {
      clearInterval(upkeep);
      lock.release();
    });
    return { ...opened, isDurable: () => (fs?.flushes ?? 0) > 0 };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Refuses to open what would find no place for its log, and might never answer then. */
function requireSpace(folder: string, space: DiskSpace): void {
  const isThere = existsSync(join(folder, 'PG_VERSION'));
  if (isThere ? space.takesOpening() : space.takesMore()) return;
  throw new StartError(`The disk of the data folder ${folder} is nearly full. Free some space and start again.`);
}

/** Zeroing 128 MB takes a third of the time in which a small database opens. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A database in memory, for tests: a copy of `template` when one is given. */
export async function openInMemory(template?: Blob): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers, extensions, startParams, ...(template && { loadDataDir: template }) });
  return { ...embedded(pglite, () => undefined), pglite };
}

function embedded(pglite: EmbeddedEngine, released: () => void): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
    released();
  };
  return { db, searches: db, isDurable: () => false, close };
}
