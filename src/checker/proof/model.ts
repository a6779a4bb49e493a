import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import type { Registries } from '#src/checker/registries.ts';
import { withoutCampaign } from './situations.ts';
import type { Situation } from './situations.ts';

/** The campaign that is proved, read without a finding, and the registries that its names refer to. */
export type CampaignModel = { campaign: Campaign; document: CampaignDocument; tree: Tree; registries: Registries };

/** A finding at the path in the document, that of a page at its step; `ofKey` places it at the last name instead of its value. */
export function findingAt(
  { tree, campaign }: CampaignModel,
  path: readonly (string | number)[],
  message: string,
  ofKey = false,
): Finding {
  const [top, name = '', ...rest] = path;
  const step = top === 'steps' ? campaign.steps[name] : undefined;
  return { at: placeOf(tree, step ? ['steps', documentName(step), ...rest] : path, ofKey), message };
}

/** Product constant: the ways through a campaign that are walked at most, for the whole of it and for each condition. */
export const mostWays = 20_000;

/** What is said where that is not enough. */
export const unproved = `This was not proved: it takes more than ${mostWays} ways through the campaign. Make fewer conditions of it`;

/** The facts in which a situation differs from any visitor of the campaign, as JSON. */
export function witness({ example }: Situation): string {
  return `witness ${JSON.stringify(withoutCampaign(example))}`;
}

/** Whether passing the step saves the lead. */
export const saves = ({ saves: isSaved, onEnter, onLeave }: CampaignStep): boolean =>
  isSaved || savesLead([...onEnter, ...onLeave]);

/** Steps that buttons of the step's own fields open: the values of options whose names end in `Step`. */
export function stepsOfButtons({ campaign, registries }: CampaignModel, { fields }: CampaignStep): string[] {
  const named = fields.flatMap(({ kind, options }) =>
    Object.entries(withDefaults(registries.kinds[kind]?.options ?? {}, options)),
  );
  return named.flatMap(([name, step]) =>
    name.endsWith('Step') && typeof step === 'string' && campaign.steps[step] ? [step] : [],
  );
}
