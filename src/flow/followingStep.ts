import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep, StepName } from './campaign.ts';
import { firstStep } from './firstStep.ts';
import { nextStep } from './nextStep.ts';

type Steps = Pick<Campaign, 'home' | 'landings' | 'steps'>;

/** The step that follows in a visit that began at the landing page, if at any; `next` says where a step itself leads. */
export function followedBy(
  campaign: Steps,
  step: CampaignStep,
  landing: string | undefined,
  next: (step: CampaignStep) => StepName | undefined,
): StepName | undefined {
  const first = firstStep(campaign, landing);
  if (first === campaign.home) return next(step);
  const { [first]: begun, [campaign.home]: home } = campaign.steps;
  const name = next(step.name === first && home ? home : step);
  return name === first && begun ? next(begun) : name;
}

/**
 * The next step of this visit; undefined where the flow ends. A landing step takes the place of the home step: it is
 * followed by what follows the home step, and skipped at its usual place.
 */
export function followingStep(campaign: Steps, step: CampaignStep, facts: Facts): StepName | undefined {
  return followedBy(campaign, step, facts.query['landing'], (one) => nextStep(one, facts));
}
