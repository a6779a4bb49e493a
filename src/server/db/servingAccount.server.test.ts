import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { searchedTables } from './searchedTables.ts';

/** An account of the database server that is there while `run` is. */
async function withAccount(run: (urls: { owner: string; serving: string }, account: string) => Promise<void>) {
  const { url = '', owner, close } = await providedEngine().openEmpty();
  const account = `serving_${randomUUID().replaceAll('-', '')}`;
  await sql`create role ${sql.id(account)} login`.execute(owner);
  const serving = Object.assign(new URL(url), { username: account }).href;
  await run({ owner: url, serving }, account).finally(async () => {
    await sql`drop owned by ${sql.id(account)}`.execute(owner);
    await sql`drop role ${sql.id(account)}`.execute(owner);
    await close();
  });
}

const settings = (urls: { owner?: string; serving: string }) =>
  readSettings({
    DATABASE_URL: urls.serving,
    ...(urls.owner !== undefined && { DATABASE_OWNER_URL: urls.owner }),
    COOKIE_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
    STAND_INS: 'true',
    DEMO_DATA: 'true',
  });

// The embedded database has one account.
describe.runIf(isOnPostgres())('an account that serves and does not own the tables', () => {
  test('reads and writes rows, analyzes the search, and changes no table', async () => {
    await withAccount(async (urls) => {
      const { db, close } = await prepareDatabase(settings(urls));
      const { studies } = await db
        .selectFrom('study')
        .select(({ fn }) => fn.countAll<number>().as('studies'))
        .executeTakeFirstOrThrow();
      expect(studies).toBeGreaterThan(0);
      for (const statement of [
        'alter table consent disable trigger consent_is_append_only',
        'drop table lead',
        'truncate consent',
        'create table mine (id int)',
        "insert into kysely_migration (name, timestamp) values ('0999Later', '')",
      ]) {
        const refused = sql.raw(statement).execute(db);
        await expect(refused, statement).rejects.toMatchObject({ code: '42501' });
      }
      const may = searchedTables.map((table) => sql<boolean>`has_table_privilege(${table}, 'maintain')`);
      const { rows } =
        await sql`select ${sql.join(may, sql` and `)} as may, has_table_privilege('lead', 'maintain') as others`.execute(
          db,
        );
      expect(rows).toEqual([{ may: true, others: false }]);
      await close();
    });
  });

  test('starts again without the owner, whose tables are up to date', async () => {
    await withAccount(async (urls) => {
      await (await prepareDatabase(settings(urls))).close();
      const { db, close } = await prepareDatabase(settings({ serving: urls.serving }));
      await expect(db.selectFrom('study').select('id').limit(1).execute()).resolves.toHaveLength(1);
      await close();
    });
  });

  test('is refused where it may change the tables', async () => {
    await withAccount(async (urls, account) => {
      await expect(prepareDatabase(settings({ owner: urls.owner, serving: urls.owner }))).rejects.toThrow(
        'of DATABASE_URL may change the tables',
      );
      const { db, close } = await prepareDatabase(settings({ serving: urls.owner }));
      await sql`grant create on schema public to ${sql.id(account)}`.execute(db);
      await close();
      await expect(prepareDatabase(settings(urls))).rejects.toThrow(
        `The account ${account} of DATABASE_URL may change`,
      );
    });
  });

  test('two servers that start at once both give it its rights', async () => {
    await withAccount(async (urls) => {
      const opened = await Promise.all([1, 2, 3].map(() => prepareDatabase(settings(urls))));
      await Promise.all(opened.map(({ close }) => close()));
    });
  });
});
