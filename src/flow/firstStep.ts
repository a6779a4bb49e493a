import type { Campaign, StepName } from './campaign.ts';

type Starts = Pick<Campaign, 'home' | 'landings'>;

/** Whether the campaign defines a landing page of that name. */
export function hasLanding({ landings = {} }: Starts, landing: string): boolean {
  return Object.hasOwn(landings, landing);
}

/** The step that a visit begins with: that of the landing page named in the address, else the home step. */
export function firstStep(campaign: Starts, landing: string | undefined): StepName {
  const { home, landings = {} } = campaign;
  return (landing !== undefined && hasLanding(campaign, landing) ? landings[landing] : undefined) ?? home;
}
