import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openInMemory } from '#src/server/db/open.ts';
import { databaseTemplate } from '#src/server/testing/engines/template.ts';
import { vacuumFullest, vacuumLarge } from './deadRows.ts';

const ROWS = 200;
const few = { fewest: 100 };

test('the embedded database grows no further by rows that are changed and removed, large ones too', async () => {
  const { pglite, close } = await openInMemory(await databaseTemplate());
  onTestFinished(close);
  await pglite.exec('create table quiet (id integer); create table busy (id integer primary key, large text)');
  await pglite.exec('alter table busy alter column large set storage external');
  const large = randomBytes(5000).toString('hex');
  const size = async () => {
    const { rows } = await pglite.query<{ bytes: number }>(`select pg_total_relation_size('busy')::float8 as bytes`);
    return rows[0]?.bytes ?? 0;
  };
  const vacuumed: (string | undefined)[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await pglite.query('insert into busy select one, $1 from generate_series(1, $2::integer) one', [large, ROWS]);
    await pglite.exec('update busy set large = null where id % 2 = 0; delete from busy');
    sizes.push(await size());
    // What is counted is written down within a second, else.
    await pglite.query('select pg_stat_force_next_flush()');
    vacuumed.push(await vacuumFullest(pglite, few));
  }
  expect(await vacuumFullest(pglite, few)).toBeUndefined();
  expect(vacuumed).toEqual(['busy', 'busy', 'busy', 'busy']);
  expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 1.2);
});

test('a table with large indexes is vacuumed without them, and with them before anybody waits', async () => {
  const { pglite, close } = await openInMemory(await databaseTemplate());
  onTestFinished(close);
  await pglite.exec('create table busy (id integer primary key)');
  const change = async () => {
    await pglite.query('insert into busy select generate_series(1, $1::integer)', [ROWS]);
    await pglite.exec('delete from busy');
    await pglite.query('select pg_stat_force_next_flush()');
  };
  const queries = vi.spyOn(pglite, 'query');
  await change();
  expect(await vacuumFullest(pglite, few)).toBe('busy');
  await change();
  expect(await vacuumFullest(pglite, { ...few, indexBytes: 0 })).toBe('busy');
  await vacuumLarge(pglite);
  await vacuumLarge(pglite, 0);
  const vacuums = queries.mock.calls.map(([text]) => text).filter((text) => /^vacuum.* busy$/.test(text));
  expect(vacuums).toEqual([
    'vacuum (truncate false, index_cleanup auto) busy',
    'vacuum (truncate false, index_cleanup off) busy',
    'vacuum (truncate false, index_cleanup on) busy',
  ]);
});

test('of a large table so many dead rows are enough that a vacuum takes long', async () => {
  const { pglite, close } = await openInMemory(await databaseTemplate());
  onTestFinished(close);
  await pglite.exec('create table busy (id integer primary key); insert into busy select generate_series(1, 2000)');
  await pglite.exec('delete from busy where id <= 150');
  await pglite.query('select pg_stat_force_next_flush()');
  expect(await vacuumFullest(pglite, few)).toBeUndefined();
  expect(await vacuumFullest(pglite, { ...few, most: 140 })).toBe('busy');
});
