import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { mayBeLast } from '#src/checker/proof/goingOn.ts';
import { targetsOf } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';

type Least = ReadonlyMap<CampaignStep, number>;

/** The least that the steps weigh on any way from one of these: up to each step, its own weight included. */
export function leastOnWay(
  { steps }: Campaign,
  from: readonly CampaignStep[],
  weigh: (step: CampaignStep) => number,
): Least {
  const least = new Map<CampaignStep, number>();
  const visit = (step: CampaignStep | undefined, before: number): void => {
    const now = step && before + weigh(step);
    if (!step || now === undefined || now >= (least.get(step) ?? Infinity)) return;
    least.set(step, now);
    for (const name of targetsOf(step)) visit(steps[name], now);
  };
  for (const step of from) visit(step, 0);
  return least;
}

/** The least at any step at which a visit may end. */
export const leastAtEnds = (least: Least, registries: Registries): number =>
  Math.min(...[...least].flatMap(([step, weight]) => (mayBeLast({ registries }, step) ? [weight] : [])));
