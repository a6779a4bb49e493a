import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCampaigns, describeReport } from './checkCampaigns.ts';
import { openProject } from './project.ts';
import { campaignFolder } from './projectFiles.ts';

test.each(['README.md', 'campaigns/README.md'])('the example of %s is a sound campaign', (path) => {
  const guide = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, text = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const { library, ...project } = openProject(campaignFolder, process.cwd());
  const read = (name: string) => (name === 'my-screener' ? { file: path, text } : library.read(name));
  const withExample = { ...project, library: { names: [...library.names, 'my-screener'], read } };
  for (const report of checkCampaigns(['my-screener'], withExample, { strict: ['es'] }))
    expect(report.findings.length + report.warnings.length, describeReport(report, '1/1')).toBe(0);
});
