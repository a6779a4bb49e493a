import type { FlowType } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';

/** The type of campaign that goes with each type of flow, beside those that are made for one campaign. */
const typeOf: Readonly<Record<FlowType, string>> = {
  signup: 'signup',
  webScreener: 'screener',
  partnerScreener: 'partnerScreener',
  studySearch: 'studySearch',
};

/** A campaign of the type of another flow: its visitors would agree to the consents of that. */
export function settingFindings({ flowType, campaignType }: Campaign, tree: Tree): Finding[] {
  const other = Object.entries(typeOf).find(([flow, type]) => type === campaignType && flow !== flowType);
  if (!other) return [];
  const message = `"${campaignType}" is the type of campaigns of the flow type "${other[0]}", and this one is "${flowType}"`;
  return [{ code: 'C109', at: placeOf(tree, ['campaignType']), message }];
}
