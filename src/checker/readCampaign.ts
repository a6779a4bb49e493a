import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { acceptanceOf, type Acceptance } from './accepted.ts';
import { contentFindings } from './contentFindings.ts';
import { loadDocument } from './document/loadDocument.ts';
import { valueOf } from './document/tree.ts';
import type { Tree } from './document/tree.ts';
import { beside, byLevel, news, unique, type Finding } from './finding.ts';
import { boundFindings } from './findings/boundFindings.ts';
import { dayFindings } from './findings/dayFindings.ts';
import { readingCheck } from './findings/readingFindings.ts';
import { schemaCheck } from './findings/schemaFindings.ts';
import type { Written } from './findings/wordFindings.ts';
import type { Project } from './project.ts';

/** A campaign as it was read. */
export type ReadCampaign = {
  /** The document's file and those of its bases. */
  files: readonly string[];
  findings: readonly Finding[];
  /** What only warns, such as an inherited list that is replaced without being named in `replaces`. */
  warnings: readonly Finding[];
  /** Present once the syntax has no finding. */
  tree?: Tree;
  /** Both present once the schema accepts the document. */
  document?: CampaignDocument;
  campaign?: Campaign;
  /** Present with the campaign: its texts and those of its consents. */
  texts?: readonly (readonly Written[])[];
  /** Limits of reading without need: like what is accepted in vain, of no account while something else is wrong. */
  needless?: readonly Finding[];
  /** What the document accepts; its findings and warnings are without that already. */
  acceptance?: Acceptance;
};

/**
 * Reads campaigns by name: syntax, bases, schema as written and as merged, then names, texts and consents. A stage with
 * findings ends the reading, since later stages would only repeat them. Never throws on what a document contains.
 */
export function campaignReader(project: Project): (name: string) => ReadCampaign {
  const { library, consents, registries } = project;
  const inForm = schemaCheck(registries);
  const check = (tree: Tree) => [...inForm(tree), ...dayFindings(tree), ...boundFindings(tree)];
  const reading = readingCheck(registries, consents);
  return (name) => {
    const { tree, written, files, findings, warnings } = loadDocument(name, library);
    const asWritten = [...findings, ...beside(findings, written.flatMap(check))];
    if (!tree || asWritten.length > 0) return { files, warnings, findings: unique(asWritten) };
    const asMerged = tree === written[0] ? [] : check(tree);
    if (asMerged.length > 0) return { files, warnings, findings: unique(asMerged), tree };
    // The schema, whose type this is, has just accepted it.
    const document = valueOf(tree) as CampaignDocument;
    const { campaign, texts, needless, found } = contentFindings(document, tree, { project, reading });
    const acceptance = acceptanceOf(document, tree);
    const content = byLevel(found);
    const [left, hints] = [acceptance.sift(content.findings), acceptance.sift([...warnings, ...content.warnings])];
    return {
      files,
      document,
      campaign,
      tree,
      acceptance,
      texts,
      needless,
      warnings: news(hints, [...left, ...hints]),
      findings: [...news(left, [...left, ...hints]), ...acceptance.refused()],
    };
  };
}
