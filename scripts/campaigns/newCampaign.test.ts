import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const document = { ...soundCampaign, name: 'base', people: [], copy: {} };

test('a new campaign is written, and what is wrong with the one that it extends is said at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'base.json'), JSON.stringify({ ...document, mainBgColor: 'rgb(1, 2, 3)' }, null, 2));
  const words = ['scripts/campaigns.ts', 'new', 'spring', '--from', 'base', '--folder', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect({ status, stderr, isWritten: existsSync(join(folder, 'spring.json')) }).toEqual({
    status: 1,
    stderr: '',
    isWritten: true,
  });
  expect(stdout).toMatch(/^Written: .*spring\.json\. [^]*base\.json:\d+:\d+: C016 /);
});
