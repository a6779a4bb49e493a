import type { Campaign } from '#src/flow/campaign.ts';
import { loadDocument } from '#src/checker/document/loadDocument.ts';
import type { Library } from '#src/checker/document/loadDocument.ts';
import { describeFault } from './finding.ts';
import type { Fault } from './finding.ts';
import { valueOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { checkFaults } from '#src/checker/findings/answerCheckFindings.ts';
import { consentFaults } from './consents.ts';
import type { ConsentLibrary } from './consents.ts';
import { copyFaults } from '#src/checker/findings/copyFindings.ts';
import { referenceFaults } from '#src/checker/findings/referenceFindings.ts';
import { tagsOf } from './registries.ts';
import type { Registries } from './registries.ts';
import { schemaCheck } from '#src/checker/findings/schemaFindings.ts';
import type { CampaignSchemas } from '#src/checker/findings/schemaFindings.ts';

export type Read = {
  files: readonly string[];
  faults: readonly Fault[];
  /** There when the document has no fault that keeps it from being read. */
  document?: CampaignDocument;
  campaign?: Campaign;
  tree?: Tree;
};

export type Setting = {
  library: Library;
  consents: ConsentLibrary;
  registries: Registries;
  schemas: CampaignSchemas;
};

function once(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [describeFault(fault), fault])).values()];
}

/**
 * Reads campaigns: syntax, bases, schema as written and as merged, then names, texts and consents.
 * A fault of one stage keeps the next from being told, since it would only repeat it.
 */
export function campaignReader({ library, consents, registries, schemas }: Setting): (name: string) => Read {
  const check = schemaCheck(schemas, tagsOf(registries));
  return (name) => {
    const { tree, written, files, faults } = loadDocument(name, library);
    const asWritten = [...faults, ...written.flatMap(check)];
    if (!tree || asWritten.length > 0) return { files, faults: once(asWritten) };
    const asMerged = check(tree);
    if (asMerged.length > 0) return { files, faults: once(asMerged), tree };
    // The schema, whose type this is, has just accepted it.
    const document = valueOf(tree) as CampaignDocument;
    const campaign = expandCampaign(document);
    const named = [
      ...referenceFaults(campaign, tree),
      ...checkFaults(campaign, tree, registries),
      ...copyFaults(campaign, tree, registries),
    ];
    return { files, document, campaign, tree, faults: [...named, ...consentFaults(campaign, registries, consents)] };
  };
}
