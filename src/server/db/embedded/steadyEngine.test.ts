import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openSteady, type LiveEngine } from './steadyEngine.ts';

/** A database of which nothing is asked but to answer, and whether it has crashed. */
const engine = (): LiveEngine & { hasCrashed: boolean; closed: boolean } => ({
  hasCrashed: false,
  closed: false,
  query: () => Promise.resolve({ rows: [], fields: [] }),
  transaction: () => Promise.reject(new Error('not asked')),
  close() {
    this.closed = true;
    return Promise.resolve();
  },
});

test('one that has crashed is opened again, but not once it is closed', async () => {
  const opened: ReturnType<typeof engine>[] = [];
  const open = () => {
    opened.push(engine());
    return Promise.resolve(opened.at(-1) ?? engine());
  };
  const steady = await openSteady({ open, space: { takesMore: () => true, takesOpening: () => true } });
  for (const one of opened) one.hasCrashed = true;
  await steady.query('select 1');
  expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
  for (const one of opened) one.hasCrashed = true;
  await steady.close();
  await expect(steady.query('select 1')).rejects.toMatchObject({ code: '57P02' });
  expect(opened).toHaveLength(2);
});

test('whoever asks one that takes long to open again is told so, and the next ones are answered by it', async () => {
  const first = engine();
  const opening = new AbortController();
  const opens = [Promise.resolve(first), once(opening.signal, 'abort').then(engine)];
  const open = () => opens.shift() ?? Promise.reject(new Error('not asked'));
  const space = { takesMore: () => true, takesOpening: () => true };
  const steady = await openSteady({ open, space, reopeningMs: 20 });
  first.hasCrashed = true;
  await expect(steady.query('select 1')).rejects.toMatchObject({ code: '57P02' });
  opening.abort();
  await expect(steady.query('select 1')).resolves.toMatchObject({ rows: [] });
});
