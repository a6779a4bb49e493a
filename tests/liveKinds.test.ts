import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { registries } from '#src/checker/registries.ts';

/** What a widget reads of the page as it renders that is neither its own answers nor facts, or asks for once it is there. */
const readsPage =
  /\b(useStudySearch|useSearchState|useSearchFilters|useShortList|useLinks|consentText|useCall|links\.(studySearch|step|flow|locale))\b|\bimport\('[.]/;

const sourceOf = (kind: string) =>
  readdirSync(`widgets/${kind}`)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(`widgets/${kind}/${file}`, 'utf8'))
    .join('\n');

const project = openProject(campaignFolder, process.cwd());
const read = campaignReader(project);
const begunWith = flowsOf(project.library).flatMap((name) => {
  const { campaign } = read(name);
  return campaign?.steps[campaign.home]?.fields.map(({ kind }) => kind) ?? [];
});

test.each([...new Set(begunWith)].filter((kind) => readsPage.test(sourceOf(kind))))(
  'markup of %s is taken over with the page, which it shows more of than its answers and the facts',
  (kind) => expect(registries.kinds[kind]?.live).toBe(true),
);
