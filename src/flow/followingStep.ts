import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep, StepName } from './campaign.ts';
import { nextStep } from './nextStep.ts';

type Starts = Pick<Campaign, 'home' | 'landings'>;

/** Whether the campaign has the landing page of that name. */
export function hasLanding({ landings = {} }: Starts, landing: string): boolean {
  return Object.hasOwn(landings, landing);
}

/** The step that a visit begins with: the one of the landing page that the address asks for, else the home. */
export function firstStep(campaign: Starts, landing: string | undefined): StepName {
  const { home, landings = {} } = campaign;
  return (landing !== undefined && hasLanding(campaign, landing) ? landings[landing] : undefined) ?? home;
}

/** The step that follows in this visit. A step that came first in place of the home is left out where it would stand. */
export function followingStep(campaign: Starts & Pick<Campaign, 'steps'>, step: CampaignStep, facts: Facts) {
  const first = firstStep(campaign, facts.query['landing']);
  if (first === campaign.home) return nextStep(step, facts);
  const { [first]: begun, [campaign.home]: home } = campaign.steps;
  const next = nextStep(step.name === first && home ? home : step, facts);
  return next === first && begun ? nextStep(begun, facts) : next;
}
