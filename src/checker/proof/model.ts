import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked, nextStep } from '#src/flow/nextStep.ts';
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

/** A finding at the path in the document; `ofKey` places it at the last name instead of its value. */
export const findingAt = (
  { tree }: CampaignModel,
  path: readonly (string | number)[],
  message: string,
  ofKey = false,
): Finding => ({
  at: placeOf(tree, path, ofKey),
  message,
});

/** The facts in which a situation differs from any visitor of the campaign, as JSON. */
export function witness({ example }: Situation): string {
  return `witness ${JSON.stringify(withoutCampaign(example))}`;
}

/** The steps from the first one to an end, or to the last one before a step repeats. */
export function walk({ steps, home }: Campaign, facts: Facts): CampaignStep[] {
  const passed: CampaignStep[] = [];
  for (let step = steps[home]; step && !passed.includes(step);) {
    passed.push(step);
    const next = nextStep(step, facts);
    step = next === undefined ? undefined : steps[next];
  }
  return passed;
}

/** Steps that buttons of the step's own fields open: the values of options whose names end in `Step`. */
export function stepsOfButtons({ campaign, registries }: CampaignModel, { fields }: CampaignStep): string[] {
  const named = fields.flatMap(({ kind, options }) =>
    Object.entries(withDefaults(registries.kinds[kind]?.options ?? {}, options)),
  );
  return named.flatMap(([name, step]) =>
    name.endsWith('Step') && typeof step === 'string' && campaign.steps[step] ? [step] : [],
  );
}

/** The answers that are certain once the step is left: those of its required fields that are shown. */
export function answersOf({ registries }: CampaignModel, { fields }: CampaignStep, facts: Facts): string[] {
  return fields.flatMap((field) => {
    const kind = registries.kinds[field.kind];
    const isSure = kind !== undefined && (field.required ?? kind.requiredByDefault) && isAsked(field, facts);
    return isSure ? kind.answers : [];
  });
}
