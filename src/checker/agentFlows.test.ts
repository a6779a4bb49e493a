import { expect, test } from 'vitest';
import { openProject } from './project.ts';
import { campaignFolder, flowsOf } from './projectFiles.ts';
import { campaignReader } from './readCampaign.ts';

/** Kinds with words for an agent alone. */
const forAgents = new Set(['AgentPanel', 'PartnerCheck', 'PartnerConsent', 'TransferScript']);

test('what only agents may read is in no flow that visitors open', () => {
  const project = openProject(campaignFolder, process.cwd());
  const read = campaignReader(project);
  const withAgents = flowsOf(project.library).flatMap((name) => {
    const { campaign } = read(name);
    const steps = Object.values(campaign?.steps ?? {});
    const isForAgents = steps.some(({ fields }) => fields.some(({ kind }) => forAgents.has(kind)));
    return isForAgents ? [campaign?.flowType] : [];
  });
  expect(withAgents.length).toBeGreaterThan(0);
  expect(new Set(withAgents)).toEqual(new Set(['partnerScreener']));
});
