import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openProject } from '#src/checker/project.ts';
import { listCampaigns } from './readCommands.ts';

test('a list with a campaign that cannot be read ends as a check with findings does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'broken.json'), '{ "name": "broken" ');
  const lines: string[] = [];
  expect(listCampaigns(openProject(folder, folder), (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^broken +has findings: check it$/)]);
});
