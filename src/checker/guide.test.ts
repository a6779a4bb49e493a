import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCampaigns } from './checkCampaigns.ts';
import { campaignFolder, settingOf } from './project.ts';

test.each(['README.md', 'campaigns/README.md'])('the example of %s is a sound campaign', (path) => {
  const guide = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, text = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const { library, ...setting } = settingOf(campaignFolder, process.cwd());
  const read = (name: string) => (name === 'my-screener' ? { file: path, text } : library.read(name));
  const lines: string[] = [];
  const faults = checkCampaigns(
    ['my-screener'],
    { ...setting, library: { names: [...library.names, 'my-screener'], read } },
    { strictSpanish: true, print: (line) => lines.push(line) },
  );
  expect(faults, lines.join('\n')).toBe(0);
});
