import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openInMemory } from '#src/server/db/open.ts';
import { databaseTemplate } from '#src/server/testing/engines/template.ts';
import { vacuumFullest } from './deadRows.ts';

const ROWS = 200;
const FEW = 100;

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
    vacuumed.push(await vacuumFullest(pglite, FEW));
  }
  expect(await vacuumFullest(pglite, FEW)).toBeUndefined();
  expect(vacuumed).toEqual(['busy', 'busy', 'busy', 'busy']);
  expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 1.2);
});
