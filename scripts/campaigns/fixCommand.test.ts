import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { fixCampaigns } from './fixCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'fix-'));
const file = join(folder, 'flare.json');
const sound = readFileSync(join(campaignFolder, 'flare.json'), 'utf8');
const broken = sound.replace('"name": "flare"', '"name": "flair"').replace('"flowType"', '"flowtype"');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(file, broken));

/** What is printed when the answer is given. */
async function fixed(mayWrite: boolean): Promise<string[]> {
  const printed: string[] = [];
  const command = { folder, root: folder, names: ['flare'], strict: [], print: (text: string) => printed.push(text) };
  await fixCampaigns(command, () => mayWrite);
  return printed;
}

test('what is mended is shown as a patch, and stays as it is without a yes', async () => {
  const [patch = '', outcome] = await fixed(false);
  expect(patch).toMatch(/^--- a\/flare\.json\n\+\+\+ b\/flare\.json\n@@/);
  expect(applyPatch(broken, patch)).toBe(sound);
  expect(outcome).toMatch(/Nothing was written/);
  expect(readFileSync(file, 'utf8')).toBe(broken);
});

test('after a yes it is written, and the next time there is nothing to mend', async () => {
  expect((await fixed(true)).at(-1)).toBe('Written: 1 document');
  expect(readFileSync(file, 'utf8')).toBe(sound);
  expect(await fixed(true)).toEqual(['Nothing can be mended in one way only.']);
});
