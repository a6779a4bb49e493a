import type { DifferencePart } from './describeDifferences.ts';
import { stepsOfButtons, type CampaignModel } from './proof/model.ts';
import { both, campaignExample } from './proof/situations.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';

/** A step that somebody comes to, by the steps before it. */
export type PathTo = { step: StepName; path: readonly StepName[] };

/** The shortest path to each step that somebody comes to, nearest first, and whether it goes by Next alone. */
function pathsOf(model: CampaignModel, example: DifferencePart['example'] = {}): (PathTo & { isByNext: boolean })[] {
  const { campaign } = model;
  const facts = exampleFacts(both(campaignExample(campaign), example));
  const first = firstStep(campaign, facts.query['landing']);
  const found = [{ step: first, path: [first], isByNext: true }];
  const add = (step: StepName, before: readonly StepName[], isByNext: boolean) => {
    if (!found.some((one) => one.step === step)) found.push({ step, path: [...before, step], isByNext });
  };
  // Grows while it is gone through.
  for (const { step: name, path, isByNext } of found) {
    const step = campaign.steps[name];
    if (!step) continue;
    const next = followingStep(campaign, step, facts);
    if (next !== undefined) add(next, path, isByNext);
    const fields = step.fields.filter((field) => isAsked(field, facts));
    for (const opened of stepsOfButtons(model, { ...step, fields })) add(opened, path, false);
  }
  return found;
}

/**
 * The steps of each side that show what changes for the example visitor: those at which something changes, and those that their
 * way leads to on this side alone. Where the settings of the whole campaign alone change, the first.
 */
export function picturedSteps(
  { steps, example }: DifferencePart,
  models: { before: CampaignModel; after: CampaignModel },
) {
  const [before, after] = [pathsOf(models.before, example), pathsOf(models.after, example)];
  const shown = (own: typeof before, other: typeof before): PathTo[] => {
    const isMet = (name: StepName) => other.some(({ step, isByNext }) => isByNext && step === name);
    const those = own.filter(({ step, isByNext }) => steps.includes(step) || (isByNext && !isMet(step)));
    return (those.length > 0 || steps.length > 0 ? those : own.slice(0, 1)).map(({ step, path }) => ({ step, path }));
  };
  return { before: shown(before, after), after: shown(after, before) };
}
