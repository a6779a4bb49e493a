import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { fullMark } from '#src/server/db/embedded/testing/fullFolder.ts';
import { withTestKeys } from '#src/server/testing/engines/testKeys.ts';
import { databaseTemplate, placeTemplate } from '#src/server/testing/engines/template.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { checkpointWhenLong } from './checkpoints.ts';
import { openEmbedded } from '#src/server/db/open.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openSteady } from './steadyEngine.ts';
import { WatchedEngine } from './watchedEngine.ts';

let loadDataDir: Blob;
beforeAll(async () => void (loadDataDir = await databaseTemplate()));

const inMemory = async () => new WatchedEngine({ loadDataDir, extensions: { btree_gist } });

describe('a disk that is nearly full', () => {
  test('writes are answered 503 with a time to wait and leave nothing, reads go on, and it passes', async () => {
    const disk = { isShort: false };
    const space = { takesMore: () => !disk.isShort, takesOpening: () => true };
    const pglite = await openSteady({ open: inMemory, space });
    const plain = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    const { db } = await withTestKeys({ db: plain, searches: plain, owner: plain });
    const server = await startTestServer({ db });
    const visitor = await server.visitor();
    const save = () => visitor.call('createLead', { body: exampleLead() }, { 'idempotency-key': randomUUID() });
    const leads = async () => (await db.selectFrom('lead').select('id').execute()).length;
    const before = await save();
    disk.isShort = true;
    const refused = [
      await save(),
      await visitor.call('book', examples.book),
      await visitor.call('actions', examples.actions),
    ];
    const read = await visitor.call('criteria', { params: { studyId: 1 }, query: {} });
    const ready = await visitor.send('GET', '/readyz');
    const kept = await leads();
    disk.isShort = false;
    const after = await save();
    const all = await leads();
    await server.close();
    await db.destroy();
    expect([before.statusCode, after.statusCode, read.statusCode, ready.statusCode]).toEqual([201, 201, 200, 200]);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      Array.from({ length: 3 }, () => [503, '5']),
    );
    expect([kept, all]).toEqual([1, 2]);
  });
});

describe('a disk without any place for the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-full-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the database that gives up is opened again with all that was committed', { timeout: 60_000 }, async () => {
    const program = new URL('./testing/fullFolderThread.ts', import.meta.url);
    await placeTemplate(join(folder, 'db'));
    const opened = await openEmbedded(folder, join(folder, 'db'), program);
    const { db } = opened;
    const run = (text: string) => sql.raw<{ id: number; at: Date }>(text).execute(db);
    const openedAt = async () => (await run('select pg_postmaster_start_time() as at')).rows[0]?.at;
    const firstOpenedAt = await openedAt();
    await run('create table kept (id integer primary key)');
    await run('insert into kept values (1)');
    writeFileSync(fullMark(join(folder, 'db')), '');
    await run('select pg_switch_wal()');
    const failed = await run('insert into kept values (2)').catch((error: unknown) => error);
    const inTransaction = await db
      .transaction()
      .execute((tx) => sql`select 1`.execute(tx))
      .then(
        () => 'answered',
        () => 'refused',
      );
    rmSync(fullMark(join(folder, 'db')));
    // Who asks while it is opened again may be told so, and asks again.
    await expect.poll(() => run('select 1').then(() => 'answered', String), { timeout: 50_000 }).toBe('answered');
    await run('insert into kept values (3)');
    const { rows } = await run('select id from kept order by id');
    const lastOpenedAt = await openedAt();
    await opened.close();
    expect(failed).toMatchObject({ code: '53100' });
    expect(inTransaction).toBe('refused');
    expect(lastOpenedAt).not.toEqual(firstOpenedAt);
    expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
  });
});

test('the log is brought into the tables when it is long', async () => {
  const engine = await inMemory();
  await engine.waitReady;
  await engine.exec(
    'create table a (b text); insert into a select repeat(g::text, 90) from generate_series(1, 9000) g',
  );
  const done = [await checkpointWhenLong(engine, 1_000_000), await checkpointWhenLong(engine, 1_000_000)];
  await engine.close();
  expect(done).toEqual([true, false]);
});
