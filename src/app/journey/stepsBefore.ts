import type { StepName } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * The steps of this visit, by the facts known now, from the first one up to the named one, which is left out; undefined
 * where they do not lead there.
 */
export function stepsBefore(page: Page, name: StepName): readonly StepName[] | undefined {
  const steps: StepName[] = [];
  let step: StepName | undefined = firstStep(page.campaign, page.query['landing']);
  while (step !== undefined && step !== name && !steps.includes(step)) {
    steps.push(step);
    step = stepAfter(page, step);
  }
  return step === name ? steps : undefined;
}

/** The step that follows by the facts known now; undefined after the last one, and after a step of another campaign. */
export function stepAfter({ campaign, facts }: Page, name: string): StepName | undefined {
  const step = campaign.steps[name as StepName]; // Any name may be looked up.
  return step && followingStep(campaign, step, facts());
}
