import type { FlowType } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** The type of campaign that goes with each type of flow, beside those that are made for one campaign. */
const typeOf: Readonly<Record<FlowType, string>> = {
  signup: 'signup',
  webScreener: 'screener',
  partnerScreener: 'partnerScreener',
  studySearch: 'studySearch',
};

/** The first block that would say who asks, in a campaign that names nobody. */
function namelessFindings({ oversight, steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  if (oversight.recruiter || oversight.sponsor) return [];
  const blocks = Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ id, kind }, index) => (kinds[kind]?.saysWhoAsks ? [{ step, index, id }] : [])),
  );
  return blocks.slice(0, 1).map(({ step, index, id }): Finding => {
    const message = `"${id}" shows nothing unless the study says who asks: name the "recruiter" or the "sponsor" in \`oversight\``;
    return { code: 'C118', at: placeOf(tree, fieldPath(tree, step, index)), message };
  });
}

/** A campaign of the type of another flow: its visitors would agree to the consents of that. */
function typeFindings({ flowType, campaignType }: Campaign, tree: Tree): Finding[] {
  const other = Object.entries(typeOf).find(([flow, type]) => type === campaignType && flow !== flowType);
  if (!other) return [];
  const message = `"${campaignType}" is the type of campaigns of the flow type "${other[0]}", and this one is "${flowType}"`;
  return [{ code: 'C109', at: placeOf(tree, ['campaignType']), message }];
}

/** Settings that do not go with what the campaign is or shows. */
export const settingFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] => [
  ...typeFindings(campaign, tree),
  ...namelessFindings(campaign, tree, registries),
];
