import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeTemplate } from '#src/server/testing/engines/template.ts';
import { ThreadedEngine, type EngineLimit } from './threadedEngine.ts';
import { EngineError } from './watchedEngine.ts';

const folder = mkdtempSync(join(tmpdir(), 'openscreener-thread-'));
let engine: ThreadedEngine;
const limit: EngineLimit = {};
beforeAll(async () => {
  await placeTemplate(join(folder, 'db'));
  engine = await ThreadedEngine.open(join(folder, 'db'), undefined, limit);
  await engine.query('create table kept (id integer primary key, bytes bytea, day date, number bigint)');
}, 60_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const ids = async () =>
  (await engine.query<{ id: number }>('select id from kept order by id')).rows.map(({ id }) => id);
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('this thread goes on while a statement runs', async () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await engine.query('select count(*) from generate_series(1, 200000)');
  clearImmediate(next);
  expect(turns).toBeGreaterThan(20);
});

test('values come and go as they are: bytes, days as text, counts as numbers, nothing', async () => {
  await engine.query('insert into kept values ($1, $2, $3, $4)', [1, Buffer.from('a'), '2020-02-29', 2 ** 40]);
  await engine.query('insert into kept (id) values ($1)', [2]);
  const { rows } = await engine.query('select * from kept order by id');
  await engine.query('delete from kept');
  expect(rows).toEqual([
    { id: 1, bytes: Uint8Array.from([97]), day: '2020-02-29', number: 2 ** 40 },
    { id: 2, bytes: null, day: null, number: null },
  ]);
});

test('a refused statement says why, and none of its values', async () => {
  await engine.query('insert into kept (id) values (19601231)');
  const error = await errorOf(engine.query('insert into kept (id) values ($1)', [19601231]));
  await engine.query('delete from kept');
  expect(error).toMatchObject({ code: '23505', table: 'kept', constraint: 'kept_pkey' });
  expect(JSON.stringify(Object.entries(error as object))).not.toContain('19601231');
});

test('a transaction is kept or undone whole, and what others ask waits for it', async () => {
  const kept = engine.transaction(async (transaction) => {
    await transaction.query('insert into kept (id) values (1)');
    await new Promise(setImmediate);
    await transaction.query('insert into kept (id) values (2)');
  });
  const seen = ids();
  await kept;
  const undone = await errorOf(
    engine.transaction(async (transaction) => {
      await transaction.query('delete from kept');
      throw new Error('a change of mind');
    }),
  );
  const after = await ids();
  await engine.query('delete from kept');
  expect(await seen).toEqual([1, 2]);
  expect(undone).toMatchObject({ message: 'a change of mind' });
  expect(after).toEqual([1, 2]);
});

test('a transaction that goes on after a refused statement is not said to be kept', async () => {
  const error = await errorOf(
    engine.transaction(async (transaction) => {
      await transaction.query('insert into kept (id) values (3)');
      await errorOf(transaction.query('insert into kept (id) values (3)'));
    }),
  );
  expect([error, await ids()]).toMatchObject([{ code: '25P02' }, []]);
});

test('what is asked of a transaction once it is over is refused, and not done by itself', async () => {
  const late: Promise<unknown>[] = [];
  const undone = await errorOf(
    engine.transaction(async (transaction) => {
      setTimeout(() => late.push(errorOf(transaction.query('insert into kept (id) values (4)'))), 20);
      await transaction.query('select 1 / 0');
    }),
  );
  await expect.poll(() => late.length).toBe(1);
  expect([undone, await late[0], await ids()]).toMatchObject([
    { code: '22012' },
    { message: 'The transaction is over.' },
    [],
  ]);
});

test('one that is closed does first what was asked of it, and ends its thread', async () => {
  await placeTemplate(join(folder, 'other'));
  const other = await ThreadedEngine.open(join(folder, 'other'));
  const answered = other.query('select 1 as one');
  await other.close();
  expect((await answered).rows).toEqual([{ one: 1 }]);
  expect(await errorOf(other.query('select 1'))).toMatchObject({ code: '57P02' });
}, 60_000);

test('a statement that does not end is given up with all that wait behind it, and what was committed is there again', async () => {
  limit.silenceMs = 300;
  const asked = await Promise.all([
    errorOf(engine.transaction((transaction) => transaction.query('insert into kept (id) values (5)'))),
    errorOf(
      engine.transaction(async (transaction) => {
        await transaction.query('insert into kept (id) values (6)');
        await transaction.query('select count(*) from generate_series(1, 1e12)');
      }),
    ),
    errorOf(engine.query('select 1')),
  ]);
  expect(asked.map((error) => (error instanceof EngineError ? error.code : error))).toEqual([
    undefined,
    '57P02',
    '57P02',
  ]);
  expect(engine.hasCrashed).toBe(true);
  await engine.close();
  engine = await ThreadedEngine.open(join(folder, 'db'));
  expect(await ids()).toEqual([5]);
});
