import { expect, test } from 'vitest';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';

const project = openProject(campaignFolder, process.cwd());
const read = campaignReader(project);
/** Kinds that say in a line who asks, with a link to more. */
const saying = ['LandingCopy', 'GenderHome'];
const pages = flowsOf(project.library).flatMap((flow) =>
  Object.values(read(flow).campaign?.steps ?? {}).flatMap(({ name, fields }) => {
    const kinds = fields.map(({ kind }) => kind);
    return kinds.some((kind) => saying.includes(kind)) ? [[`${name} of ${flow}`, kinds] as const] : [];
  }),
);

test.each(pages)('%s, which says who asks, has the block that its link leads to', (_page, kinds) => {
  expect(kinds).toContain('WhoAsks');
});

test('pages of every kind of flow say who asks', () => {
  const names = pages.map(([page]) => page);
  expect(names).toEqual(expect.arrayContaining(['home of s6', 'home of ws10', 'home of ws22', 'home of ps1']));
});
