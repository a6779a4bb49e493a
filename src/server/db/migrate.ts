import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The one that needs every row sealed, which takes keys and time. */
const afterSealing = '0058SealedOnly';

/** Names under which earlier releases recorded migrations, and those that they have now. */
const renamed = { '0020ErrorContext': '0023ErrorContext' };

/** Told of migrations that take long, and of one that waits for tables in use. */
export type Progress = (line: string) => void;

/**
 * Brings the tables up to date, or to where the release with the migration `until` left them. An empty database gets all
 * tables in one transaction; in one with data each migration is a transaction of its own, so that what is stopped goes on
 * where it was. Several servers may do this at once: they wait for one another as long as it takes. Servers of the release
 * before go on serving, see `OPERATIONS.md`.
 */
export async function migrate(db: Kysely<Database>, until?: string, tell: Progress = () => undefined): Promise<void> {
  await patiently(db, (connection) => runEach(connection, (name) => until === undefined || name <= until, tell));
}

/** As `migrate`, but for what needs every row sealed. Gives whether that is still to be run. */
export async function migrateToSealing(db: Kysely<Database>, tell: Progress = () => undefined): Promise<boolean> {
  await patiently(db, (connection) => runEach(connection, (name) => name !== afterSealing, tell));
  return !(await recordedNames(db)).includes(afterSealing);
}

/** What a visitor waits for has its time; tables that have grown for years, and those who wait for them, need more. */
async function patiently(db: Kysely<Database>, work: (connection: Kysely<Database>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout to 0`.execute(connection);
    try {
      await renameRecorded(connection);
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Without this the record of an earlier release would name a migration that no longer exists. */
async function renameRecorded(db: Kysely<Database>): Promise<void> {
  const recorded = await recordedNames(db);
  const meant = Object.entries(renamed).filter(([earlier]) => recorded.includes(earlier));
  for (const [earlier, name] of meant)
    await sql`update kysely_migration set name = ${name} where name = ${earlier}`.execute(db);
}

async function hasRecord(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}

async function recordedNames(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasRecord(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** How long a migration waits for a table, in ms: whoever comes after it waits as long. Rather than a visitor, it gives in. */
const LOCK_MS = 500;
/** Until it tries again, in ms. */
const AGAIN_MS = 1500;
/** What took longer is told. */
const TOLD_MS = 1000;

/** The lock was not to be had, or each had what the other waits for. */
const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));

type Meant = (name: string) => boolean;

async function runEach(db: Kysely<Database>, isMeant: Meant, tell: Progress): Promise<void> {
  if ((await recordedNames(db)).length === 0) await runAtOnce(db, isMeant);
  for (;;) {
    const began = performance.now();
    const { error, results: [ran] = [] } = await (await migratorOf(db, isMeant)).migrateUp();
    if (error !== undefined && !(ran && isInUse(error))) throw error;
    if (!ran) return;
    const tookMs = performance.now() - began;
    if (error !== undefined) {
      tell(`${ran.migrationName} waits for tables that are in use.`);
      await delay(AGAIN_MS);
    } else if (tookMs >= TOLD_MS) tell(`${ran.migrationName} took ${(tookMs / 1000).toFixed(0)} s.`);
  }
}

/**
 * Nobody is served by a database that is empty yet: it gets all tables at once, or none. The library looks at every table
 * before each step, which takes longer than making them.
 */
async function runAtOnce(db: Kysely<Database>, isMeant: Meant): Promise<void> {
  const { error } = await (await migratorOf(db, isMeant)).migrateToLatest();
  if (error !== undefined) throw error;
}

async function migratorOf(db: Kysely<Database>, isMeant: Meant): Promise<Migrator> {
  const known = await knownMigrations(db, isMeant);
  const provider = { getMigrations: () => Promise.resolve(known) };
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

/**
 * Those to run, and what a later release has recorded, of which nothing is run: a server of this one may start again while
 * others are upgraded.
 */
async function knownMigrations(db: Kysely<Database>, isMeant: Meant): Promise<Record<string, Migration>> {
  const later = (await recordedNames(db)).map((name): [string, Migration] => [name, { up: () => Promise.resolve() }]);
  const own = Object.entries(migrations)
    .filter(([name]) => isMeant(name))
    .map(([name, migration]): [string, Migration] => [name, { up: (tx) => runBriefly(tx, migration) }]);
  return Object.fromEntries([...later, ...own]);
}

async function runBriefly(tx: Kysely<unknown>, migration: Migration): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx);
  await migration.up(tx);
}
