import { sql, type Kysely } from 'kysely';
import { StartError } from '#src/server/settings/startError.ts';
import type { Database } from './schema.ts';
import { searchedTables } from './searchedTables.ts';

/** One of our locks of the whole database: rights that two servers give at once would collide. */
const GRANTING = 3_853_314_791_064;

/** From this version on (PostgreSQL 17), who does not own a table may be let analyze it; before, the database does it in time. */
const LETS_ANALYZE = 170_000;

/** The record of migrations, which only the owner of the tables writes. */
const ownersAlone = ['kysely_migration', 'kysely_migration_lock'] as const;

/**
 * Lets the account that `serving` is connected with read and write the rows of all tables, and analyze those of the search.
 * It changes no table, and takes no trigger away, so that what is written once stays as it is. `owner` is connected with the
 * account that owns the tables. Throws a `StartError` where the account that serves may do more.
 */
export async function grantServing(owner: Kysely<Database>, serving: Kysely<Database>): Promise<void> {
  const account = await accountOf(serving);
  await owner.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANTING)}::bigint)`.execute(tx);
    const name = sql.id(account);
    await sql`grant usage on schema public to ${name}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(tx);
    await sql`grant usage on all sequences in schema public to ${name}`.execute(tx);
    for (const table of ownersAlone)
      await sql`revoke insert, update, delete on ${sql.table(table)} from ${name}`.execute(tx);
    if ((await versionOf(tx)) >= LETS_ANALYZE)
      for (const table of searchedTables) await sql`grant maintain on ${sql.table(table)} to ${name}`.execute(tx);
  });
  if (await mayChangeTables(serving))
    throw new StartError(
      `The account ${account} of DATABASE_URL may change the tables: give it neither them nor the schema, or leave DATABASE_OWNER_URL out.`,
    );
}

async function accountOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ account: string }>`select current_user as account`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not say who is connected.');
  return row.account;
}

async function versionOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  return Number(rows[0]?.version);
}

/** Whether the connected account is, or stands for, the owner of a table, or may make tables beside them. */
async function mayChangeTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege('public', 'create') or exists (
      select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
    ) as may`.execute(db);
  return rows[0]?.may === true;
}
