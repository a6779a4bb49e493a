import type { Facts } from '#src/domain/facts.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import type { Page } from '#src/app/page/page.ts';

/** The step before this one: the last that was finished. Undefined on the first step of a journey. */
export function previousStep(page: Page, name: StepName): StepName | undefined {
  const { finished } = page.store.getState().journey;
  const at = finished.indexOf(name);
  // Only `leaveStep` and `enterStep` write names into the journey, and they write names of steps.
  return (at < 0 ? finished : finished.slice(0, at)).at(-1) as StepName | undefined;
}

/**
 * The position of a step among those that show progress: the finished ones, the step itself, and all that may still
 * follow by the facts known now, so that they become fewer on the way, never more. `value` counts from 1.
 */
export function stepProgress(page: Page, current: CampaignStep): { value: number; max: number } {
  const facts: Facts = { ...page.facts(), looksAhead: true };
  const ahead = new Set<string>([current.name]);
  let step: CampaignStep | undefined = current;
  while (step) {
    const name: StepName | undefined = followingStep(page.campaign, step, facts);
    step = name && !ahead.has(name) ? page.campaign.steps[name] : undefined;
    if (step?.showProgress) ahead.add(step.name);
    else step = undefined;
  }
  const { finished } = page.store.getState().journey;
  const behind = finished.filter((name) => !ahead.has(name) && page.campaign.steps[name as StepName]?.showProgress);
  return { value: behind.length + 1, max: behind.length + ahead.size };
}
