import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { writeRegister, type Drift } from './testing/generatedRegister.ts';
import { temporaryFiles } from './testing/temporaryFiles.ts';

const server = testServer();
const write = temporaryFiles();
const register = { studies: 40, sitesEach: 2 };
/** Study 1 closed, 2 has a site more, 3 other ages, and 4 is gone. */
const drifts: readonly Drift[] = ['none', 'closed', 'site', 'ages', 'gone'];

const load = async (file: string) => (await runCommand(server(), ['studies', 'import', file, '--whole'])).lines;

test('a later download of the whole register tells what differs from the one before, once', async () => {
  const [first, later] = [write('first.json', ''), write('later.json', '')];
  await writeRegister(first, register);
  await writeRegister(later, { ...register, driftOf: (index) => drifts[index] ?? 'none' });
  await load(first);

  const drift = (await load(later)).join('\n');
  expect(drift).toContain('38 studies');
  expect(drift).toContain('0 new, 2 changed, 36 as before.');
  const changes = readFileSync(`${later}.changes.jsonl`, 'utf8').trim().split('\n');
  expect(changes.map((line) => JSON.parse(line) as object)).toMatchObject([
    { kind: 'closed', external_id: 'NCT50000001', details: { status: 'COMPLETED' } },
    {
      kind: 'sites',
      external_id: 'NCT50000002',
      details: { gone: [], added: [{ city: expect.any(String) as unknown }] },
    },
    { kind: 'ages', external_id: 'NCT50000003', details: { before: { minAge: 18 }, after: { minAge: 21 } } },
    { kind: 'gone', external_id: 'NCT50000004' },
  ]);
  expect(await load(later)).toContain('Nothing differs from the import before.');
});
