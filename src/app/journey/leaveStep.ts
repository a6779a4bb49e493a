import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import { loadEffects, runEffects } from '#src/app/effects/runEffects.ts';
import type { Page } from '#src/app/page/page.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { stepForMissingAnswers } from './stepRedirect.ts';

/**
 * Finishes a step forward: the answers are tidied up, then its effects run, then the lead is saved if the step saves.
 * Returns the step to open next: the one that follows, or the one that asks for what the lead lacks.
 */
export async function leaveStep(page: Page, step: CampaignStep): Promise<StepName> {
  // Without it the answers are saved as they are.
  const loaded = await loadEffects().catch(() => undefined);
  loaded?.tidyAnswers(page, step);
  await runEffects(page, step.name, [...step.onLeave, ...(step.saves ? savingEffects : [])]);
  // A visitor who opened another step meanwhile has not finished this one: it will be left again.
  if (page.step.current === step.name)
    page.store.setState(({ journey }) => ({
      journey: {
        ...journey,
        finished: [...journey.finished.filter((name) => name !== step.name), step.name],
        ahead: [],
      },
    }));
  page.store.flush();
  return stepForMissingAnswers(page, step) ?? followingStep(page.campaign, step, page.facts()) ?? page.campaign.home;
}
