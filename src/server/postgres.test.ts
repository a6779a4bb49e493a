import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { contentHash } from '#src/server/http/idempotency.ts';
import { postgresEngine } from '#src/server/testing/engines/engine.ts';
import { exampleLead } from './testing/examples.ts';
import { serverSuites } from './testing/suites.ts';
import { createWorld } from '#src/server/testing/startTestServer.ts';

const { engine } = serverSuites(postgresEngine);

test('a key whose first request does not end is answered 409', async () => {
  const world = await createWorld(engine());
  const visitor = await world.visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const response = await engine()
    .db.transaction()
    .execute(async (tx) => {
      const row = { scope: 'createLead', key, request_sha256: contentHash({ lead }), lead_id: lead.leadId };
      await tx.insertInto('idempotency_key').values(row).execute();
      const answer = await visitor.call('createLead', { body: lead }, { 'idempotency-key': key });
      await sql`delete from idempotency_key where key = ${key}`.execute(tx);
      return answer;
    });
  const later = await visitor.call('createLead', { body: lead }, { 'idempotency-key': key });
  await world.close();
  expect([response.statusCode, response.headers['retry-after'], later.statusCode]).toEqual([409, '1', 201]);
});

test('eight servers that start at once leave one set of tables and of demo data', async () => {
  await sql`create database fresh`.execute(engine().db);
  const url = (engine().url ?? '').replace(/postgres$/, 'fresh');
  const opened = Array.from({ length: 8 }, () => openPostgres(url));
  await Promise.all(
    opened.map(async ({ db }) => {
      await migrate(db);
      await seedDemo(db);
    }),
  );
  const studies = await opened[0]?.db.selectFrom('study').select('id').execute();
  await Promise.all(opened.map((one) => one.close()));
  expect(studies).toHaveLength(11);
});

test('a server waits for another that brings the tables up to date, longer than any statement may take', async () => {
  const { db } = engine();
  await sql`create database slow`.execute(db);
  const url = (engine().url ?? '').replace(/postgres$/, 'slow');
  const [first, second] = [openPostgres(url), openPostgres(url, { statementMs: 50 })];
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = 'slow'
      and wait_event = 'advisory' and query_start < now() - interval '200 ms'`.execute(db);
    return rows[0]?.n;
  };
  const migrated = await first.db.connection().execute(async (held) => {
    const lock = sql.lit('3853314791062309107');
    await sql`select pg_advisory_lock(${lock}::bigint)`.execute(held);
    const done = migrate(second.db).then(
      () => 'migrated',
      (error: unknown) => error,
    );
    await expect.poll(waiting).toBe(1);
    await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(held);
    return done;
  });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(second.db);
  await Promise.all([first.close(), second.close()]);
  expect([migrated, rows]).toEqual(['migrated', [{ statement_timeout: '50ms' }]]);
});

test.each(['between statements', 'within a statement'])(
  'a connection that is cut %s of a transaction fails that transaction alone',
  async (moment) => {
    const { db, url = '' } = engine();
    const other = openPostgres(url);
    const transaction = other.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid;
      const cut = () => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
      const sleepers = async () =>
        (await sql`select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`.execute(db)).rows.length;
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
  const { db, url = '' } = engine();
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
