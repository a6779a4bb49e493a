import type { Campaign } from '#src/flow/campaign.ts';
import { loadDocument } from '#src/flow/document/loadDocument.ts';
import type { Library } from '#src/flow/document/loadDocument.ts';
import { describeFault } from '#src/flow/document/source.ts';
import type { Fault } from '#src/flow/document/source.ts';
import { valueOf } from '#src/flow/document/tree.ts';
import type { Tree } from '#src/flow/document/tree.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { checkFaults } from './checkFaults.ts';
import { consentFaults } from './consentTexts.ts';
import type { ConsentLibrary } from './consentTexts.ts';
import { copyFaults } from './copyFaults.ts';
import { referenceFaults } from './referenceFaults.ts';
import { tagsOf } from './registries.ts';
import type { Registries } from './registries.ts';
import { schemaCheck } from './schemaFaults.ts';
import type { CampaignSchemas } from './schemaFaults.ts';

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
