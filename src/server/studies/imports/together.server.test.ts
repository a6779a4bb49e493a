import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { importRegister } from './importRegister.ts';
import { writeRegister, type Drift } from './testing/generatedRegister.ts';
import { temporaryFiles } from './testing/temporaryFiles.ts';

const server = testServer();
const write = temporaryFiles();
/** More than one batch. */
const register = { studies: 260, sitesEach: 1 };

/** A file lacks one study, and of the others some were changed. */
const lacking =
  (study: number) =>
  (index: number): Drift =>
    index === study ? 'gone' : index < 9 ? 'ages' : 'none';

/** Imports a whole register; `stops` after its first batch, as an operator does. */
const load = (file: string, stops = false) =>
  importRegister(server().db, file, {
    isWhole: true,
    isFewer: false,
    isAnew: false,
    refused: () => undefined,
    progress() {
      if (stops) throw new Error('Stopped.');
    },
  });

const gone = async () => {
  const rows = await server()
    .db.selectFrom('register_change')
    .select('external_id')
    .where('kind', '=', 'gone')
    .execute();
  return rows.map((row) => row.external_id);
};

test('of two imports at the same time neither tells as gone what the other saw after it, and each what it lacks', async () => {
  const [earlier, later] = [write('earlier.json', ''), write('later.json', '')];
  await writeRegister(earlier, { ...register, driftOf: lacking(1) });
  await writeRegister(later, { ...register, driftOf: lacking(0) });
  await expect(load(earlier, true)).rejects.toThrow('Stopped.');
  await expect(load(later, true)).rejects.toThrow('Stopped.');
  // Each goes on behind its first batch.
  expect((await load(earlier)).wentOnAfter).toBeGreaterThan(0);
  expect(await gone()).toEqual([]);
  expect((await load(later)).wentOnAfter).toBeGreaterThan(0);
  expect(await gone()).toEqual(['NCT50000000']);
  // Asked again, a file is newer than what ended since it was stopped.
  await expect(load(earlier, true)).rejects.toThrow('Stopped.');
  await load(later);
  expect((await load(earlier)).wentOnAfter).toBe(0);
  expect(await gone()).toEqual(['NCT50000000', 'NCT50000000', 'NCT50000001']);
});
