import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCampaigns } from './checkCampaigns.ts';
import { describeReport } from './formats.ts';
import { openProject } from './project.ts';
import { campaignFolder } from './projectFiles.ts';

/** Every example of a guide that is a campaign. */
function examplesOf(path: string): [path: string, name: string, text: string][] {
  const guide = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => {
    // A campaign has a name.
    const { name } = JSON.parse(text) as { name: string };
    return [path, name, text];
  });
}

test.each(['README.md', 'campaigns/README.md'].flatMap(examplesOf))(
  '%s: the example %s is sound',
  (path, name, text) => {
    const { library, ...project } = openProject(campaignFolder, process.cwd());
    const read = (one: string) => (one === name ? { file: path, text } : library.read(one));
    const withExample = { ...project, library: { names: [...library.names, name], read } };
    for (const report of checkCampaigns([name], withExample, { strict: ['es'], today: '2026-11-01' }))
      expect(report.findings.length + report.warnings.length, describeReport(report, '1/1')).toBe(0);
  },
);
