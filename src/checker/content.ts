import type { Campaign } from '#src/flow/campaign.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { consentPairs } from './consents.ts';
import type { Tree } from './document/tree.ts';
import type { Finding } from './finding.ts';
import { pairsAlone } from './findings/copyFindings.ts';
import { sectionFindings } from './findings/sectionFindings.ts';
import { writtenTexts, type Written } from './findings/wordFindings.ts';
import type { Project } from './project.ts';
import { translationPairs, type TranslationPair } from './translationPairs.ts';

/** What a document comes to that the schema accepts. */
export type Content = {
  project: Project;
  document: CampaignDocument;
  tree: Tree;
  campaign: Campaign;
  /** On one page: pages leave out content that no section names, and a slip there shows once it is laid out otherwise. */
  onePage: Campaign;
  ofSections: readonly Finding[];
  /** What is written in several languages: on its pages, in its consents, and what stands there without a language beside it. */
  pairs: readonly TranslationPair[];
  ofConsents: readonly TranslationPair[];
  alone: readonly TranslationPair[];
  texts: readonly (readonly Written[])[];
};

/** The campaign of a document, as its fields and its texts are looked at. */
export function contentOf(document: CampaignDocument, tree: Tree, project: Project): Content {
  const { consents, registries } = project;
  const laidOut = expandCampaign(document, registries.kinds);
  const isOnePage = (document.layout ?? 'page') === 'page';
  const onePage = isOnePage ? laidOut : expandCampaign({ ...document, layout: 'page' }, registries.kinds);
  const ofSections = sectionFindings(document, laidOut, tree, registries);
  // Pages of sections that do not fit lack more than these say.
  const campaign = ofSections.length > 0 ? onePage : laidOut;
  const ofConsents = consentPairs(campaign, tree, registries, consents);
  return {
    project,
    document,
    tree,
    campaign,
    onePage,
    ofSections,
    pairs: translationPairs(campaign, tree),
    ofConsents,
    alone: pairsAlone(campaign, tree, registries),
    texts: writtenTexts(campaign, tree, ofConsents),
  };
}
