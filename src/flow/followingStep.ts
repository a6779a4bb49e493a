import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from './campaign.ts';
import { firstStep } from './firstStep.ts';
import { nextStep } from './nextStep.ts';

/**
 * The next step of this visit; undefined where the flow ends. A landing step takes the place of the home step: it is
 * followed by what follows the home step, and skipped at its usual place.
 */
export function followingStep(
  campaign: Pick<Campaign, 'home' | 'landings' | 'steps'>,
  step: CampaignStep,
  facts: Facts,
) {
  const first = firstStep(campaign, facts.query['landing']);
  if (first === campaign.home) return nextStep(step, facts);
  const { [first]: begun, [campaign.home]: home } = campaign.steps;
  const next = nextStep(step.name === first && home ? home : step, facts);
  return next === first && begun ? nextStep(begun, facts) : next;
}
