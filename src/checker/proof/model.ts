import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked, nextStep } from '#src/flow/nextStep.ts';
import type { Fault } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import type { Registries } from '#src/checker/registries.ts';
import { withoutCampaign } from './situations.ts';
import type { World } from './situations.ts';

/** What is proved: a campaign that has been read without a fault. */
export type Subject = { campaign: Campaign; document: CampaignDocument; tree: Tree; registries: Registries };

export const faultAt = (
  { tree }: Subject,
  path: readonly (string | number)[],
  message: string,
  ofKey = false,
): Fault => ({
  at: placeOf(tree, path, ofKey),
  message,
});

/** What is particular about a situation, in the words of an example. */
export function witness({ example }: World): string {
  return `witness ${JSON.stringify(withoutCampaign(example))}`;
}

/** The steps from the home to where the flow ends or comes back to a step it passed. */
export function walk({ steps, home }: Campaign, facts: Facts): CampaignStep[] {
  const passed: CampaignStep[] = [];
  for (let step = steps[home]; step && !passed.includes(step);) {
    passed.push(step);
    const next = nextStep(step, facts);
    step = next === undefined ? undefined : steps[next];
  }
  return passed;
}

/** Steps that a field of the step leads to by a button of its own: its options that end in `Step`. */
export function stepsOfButtons({ campaign, registries }: Subject, { fields }: CampaignStep): string[] {
  const named = fields.flatMap(({ kind, options }) =>
    Object.entries(withDefaults(registries.kinds[kind]?.options ?? {}, options)),
  );
  return named.flatMap(([name, step]) =>
    name.endsWith('Step') && typeof step === 'string' && campaign.steps[step] ? [step] : [],
  );
}

/** The answers that the step surely has when it is left: those of required fields that are asked. */
export function answersOf({ registries }: Subject, { fields }: CampaignStep, facts: Facts): string[] {
  return fields.flatMap((field) => {
    const kind = registries.kinds[field.kind];
    const isSure = kind !== undefined && (field.required ?? kind.requiredByDefault) && isAsked(field, facts);
    return isSure ? kind.answers : [];
  });
}
