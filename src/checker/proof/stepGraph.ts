import { firstStep } from '#src/flow/firstStep.ts';
import type { Campaign, CampaignStep, StepName } from '#src/flow/campaign.ts';
import { stepsOfButtons, type CampaignModel } from './model.ts';

/** Where steps of a campaign may lead, whoever visits. */
export type StepGraph = {
  /** The steps that the buttons of a step open. */
  buttons(step: CampaignStep): readonly string[];
  /** The steps that may follow a step. */
  onward(step: CampaignStep): readonly string[];
  /** A step and all that somebody may get to from it. */
  ahead(step: CampaignStep): ReadonlySet<string>;
};

/** Where Next may lead from a step. */
export function targetsOf({ next }: Pick<CampaignStep, 'next'>): StepName[] {
  if (typeof next !== 'object') return next === undefined ? [] : [next];
  return [...next.cases.map(({ to }) => to), next.otherwise];
}

/** The steps that visits begin with on a landing page. */
export const begunSteps = (campaign: Campaign): ReadonlySet<string> =>
  new Set(Object.keys(campaign.landings ?? {}).map((landing) => firstStep(campaign, landing)));

/** The steps that some visit begins with. */
export const firstSteps = (campaign: Campaign): CampaignStep[] =>
  [campaign.home, ...begunSteps(campaign)].flatMap((name) => campaign.steps[name] ?? []);

/** Where the steps of the campaign lead. A step that a landing page begins with may lead to all that the home step leads to. */
export function stepGraph(model: Pick<CampaignModel, 'campaign' | 'registries'>): StepGraph {
  const { campaign } = model;
  const all = Object.values(campaign.steps);
  const buttons = new Map(all.map((step) => [step.name, stepsOfButtons(model, step)]));
  const begun = begunSteps(campaign);
  const arrows = new Map<string, readonly string[]>(
    all.map((step) => [
      step.name,
      [...targetsOf(step), ...(buttons.get(step.name) ?? []), ...(begun.has(step.name) ? [campaign.home] : [])],
    ]),
  );
  const found = new Map<string, ReadonlySet<string>>();
  return {
    buttons: ({ name }) => buttons.get(name) ?? [],
    onward: ({ name }) => arrows.get(name) ?? [],
    ahead({ name }) {
      const known = found.get(name);
      if (known) return known;
      const ahead = new Set<string>([name]);
      for (const one of ahead) for (const to of arrows.get(one) ?? []) ahead.add(to);
      found.set(name, ahead);
      return ahead;
    },
  };
}
