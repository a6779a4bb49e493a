import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '#src/server/testing/engines/engine.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { openPostgres } from './open.ts';

// The embedded database has no connection that could be cut.
describe.runIf(isOnPostgres())('a connection to PostgreSQL', () => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await providedEngine().open();
    return opened.close;
  });
  const database = () => {
    if (opened?.url === undefined) throw new Error('The database is not open yet.');
    // Connections that are the owner's are ended by the owner alone.
    return { db: opened.owner, url: opened.url };
  };

  test.each(['between statements', 'within a statement'])(
    'a connection that is cut %s of a transaction fails that transaction alone',
    async (moment) => {
      const { db, url } = database();
      const other = openPostgres(url);
      const transaction = other.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const pid = rows[0]?.pid;
        const cut = () => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
        const sleepers = async () =>
          (await sql`select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`.execute(db)).rows
            .length;
        if (moment === 'between statements') await cut();
        const asked = sql`select pg_sleep(60)`.execute(tx);
        const whileAsked = moment === 'within a statement' ? expect.poll(sleepers).toBe(1).then(cut) : undefined;
        await Promise.all([asked, whileAsked]);
      });
      await expect(transaction).rejects.toThrow(/terminat|connection error/);
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(other.db);
      await other.close();
      expect(rows).toEqual([{ one: 1 }]);
    },
  );

  test('a transaction that is left alone gives its locks up', async () => {
    const { db, url } = database();
    const other = openPostgres(url, { idleMs: 100 });
    const free = async () => (await sql`select from consent_head for update skip locked`.execute(db)).rows.length;
    const left = other.db.transaction().execute(async (tx) => {
      await tx.selectFrom('consent_head').selectAll().forUpdate().execute();
      await expect.poll(free).toBe(1);
      await tx.selectFrom('consent_head').selectAll().execute();
    });
    await expect(left).rejects.toThrow(/terminat|connection error/);
    await other.close();
  });

  test('a search is answered while every connection of the saves waits', async () => {
    const { db, url } = database();
    const other = openPostgres(url);
    const waiting = Array.from({ length: 10 }, () => sql`select pg_sleep(60)`.execute(other.db));
    const ended = Promise.allSettled(waiting);
    const sleepers = async () =>
      (await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(db)).rows.length;
    await expect.poll(sleepers).toBe(10);
    await expect(sql<{ one: number }>`select 1 as one`.execute(other.searches)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`.execute(db);
    await ended;
    await other.close();
  });

  test('connections of the search keep the statements that come again, and no more than so many', async () => {
    const { url } = database();
    const other = openPostgres(url);
    const kept = () =>
      other.searches.connection().execute(async (one) => {
        for (let number = 0; number < 300; number += 1)
          for (const value of [1, 2]) await sql`select ${value}::integer as ${sql.id(`n${number % 250}`)}`.execute(one);
        const { rows } = await sql<{ uses: number }>`select generic_plans as uses from pg_prepared_statements`.execute(
          one,
        );
        return rows.map(({ uses }) => uses);
      });
    const uses = await kept();
    await other.close();
    expect(uses).toHaveLength(200);
    expect(uses.filter((count) => count >= 2)).toHaveLength(200);
  });
});
