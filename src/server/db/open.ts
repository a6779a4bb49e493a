import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { DiskSpace } from '#src/server/db/embedded/diskSpace.ts';
import { bigintType, dateType, extensions, parsers } from '#src/server/db/embedded/engineOptions.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { lockFolder } from '#src/server/db/embedded/folderLock.ts';
import { makeFolder, takeDataFolder } from '#src/server/db/embedded/makeFolder.ts';
import type { Database } from './schema.ts';
import { closeWhenIdle } from './idleTimeout.ts';
import { preparedPool } from './preparedPool.ts';
import { openSteady, type EmbeddedEngine } from '#src/server/db/embedded/steadyEngine.ts';
import { ThreadedEngine, type EngineLimit } from '#src/server/db/embedded/threadedEngine.ts';
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
  /** From now on visitors wait: statements of the embedded database get a limit, as those of PostgreSQL have from the first on. */
  beginServing: () => void;
  close: () => Promise<void>;
};

/**
 * How long PostgreSQL waits, in ms: for a lock, for a statement, and for the next statement of a transaction; and how
 * long a connection may be idle while it waits, which is longer than any of them.
 */
type Patience = { lockMs: number; statementMs: number; idleMs: number; silenceMs: number };
const usualPatience: Patience = { lockMs: 4000, statementMs: 15_000, idleMs: 15_000, silenceMs: 20_000 };

/** Opens PostgreSQL where `url` names one. Nothing is sent before the first query. */
export function openPostgres(url: string, patience: Partial<Patience> = {}): OpenDatabase {
  types.setTypeParser(dateType, parsers[dateType]);
  types.setTypeParser(bigintType, parsers[bigintType]);
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
    beginServing: () => undefined,
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

/** How long a statement of the embedded database may take while it serves, in ms: it has one thread for everybody. */
const SILENCE_MS = 30_000;

/**
 * Opens the embedded database in `folder`, made when absent, for this process alone; in a thread that runs `program`. Throws
 * `FolderInUseError`.
 */
export async function openEmbedded(dataDir: string, folder: string, program?: URL): Promise<OpenDatabase> {
  takeDataFolder(dataDir, folder);
  const lock = lockFolder(folder);
  let live: ThreadedEngine | undefined;
  const limit: EngineLimit = {};
  try {
    const isThere = existsSync(folder);
    const space = new DiskSpace(isThere ? folder : dataDir);
    requireSpace(folder, space);
    if (!isThere) await makeDatabase(folder, program);
    const engine = await openSteady({
      open: async () => (live = await ThreadedEngine.open(folder, program, limit)),
      space,
    });
    await vacuumLarge(engine);
    const upkeep = keepUp(engine);
    const opened = embedded(engine, () => {
      clearInterval(upkeep);
      lock.release();
    });
    const beginServing = () => void (limit.silenceMs = SILENCE_MS);
    return { ...opened, beginServing, isDurable: () => live?.hasFlushed ?? false };
  } catch (error) {
    await live?.close().catch(() => undefined);
    lock.release();
    throw error;
  }
}

/** Makes the database beside its place: what is there is whole, whenever this ends. */
async function makeDatabase(folder: string, program?: URL): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished);
  const engine = await ThreadedEngine.open(unfinished, program);
  await engine.close();
  renameSync(unfinished, folder);
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
    try {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    } finally {
      released();
    }
  };
  return { db, searches: db, isDurable: () => false, beginServing: () => undefined, close };
}
