import { compareCampaigns, type Difference, type Side } from '#src/checker/compareCampaigns.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { memoryProject } from './soundCampaign.ts';

type Documents = Readonly<Record<string, object>>;

/** Reads the campaign "sound" of ever other documents; its base is "base". */
function soundReader(): (documents: Documents) => Side {
  const written: Record<string, object> = { base: {}, sound: {} };
  const project = memoryProject(written);
  const read = campaignReader(project);
  return (documents) => {
    Object.assign(written, documents);
    const { campaign, document, tree, findings } = read('sound');
    if (!campaign || !document || !tree || findings.length > 0)
      throw new Error(`This document cannot be read: ${findings.map(({ message }) => message).join('; ')}`);
    return { model: { campaign, document, tree, registries: project.registries }, consents: project.consents };
  };
}

const soundSide = soundReader();

/** The campaign "sound" of two sets of documents. */
export const sidesOf = (before: Documents, after: Documents): [before: Side, after: Side] => [
  soundSide(before),
  soundSide(after),
];

/** What differs between them. */
export const differencesBetween = (before: Documents, after: Documents): Difference[] =>
  compareCampaigns(...sidesOf(before, after));
