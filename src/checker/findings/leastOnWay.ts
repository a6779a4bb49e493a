import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { mustBeAnswered } from '#src/checker/asksAny.ts';
import { mayBeLast } from '#src/checker/proof/goingOn.ts';
import { firstSteps, targetsOf, type StepGraph } from '#src/checker/proof/stepGraph.ts';
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

/** Whether a page asks everybody for something that must be answered before they go on. */
export const owesAnswers = ({ fields }: CampaignStep, registries: Registries): boolean =>
  fields.some((field) => mustBeAnswered(field, registries));

/** The fewest pages with an answer that nobody may leave out, on any way to an end. */
export function fewestPages(campaign: Campaign, registries: Registries): number {
  const weigh = (step: CampaignStep) => (owesAnswers(step, registries) ? 1 : 0);
  return leastAtEnds(leastOnWay(campaign, firstSteps(campaign), weigh), registries);
}

/** The most pages that anybody passes on one way; where ways come back, no more than there are. */
export function mostOnWay(campaign: Campaign, graph: StepGraph): number {
  const { steps } = campaign;
  const known = new Map<CampaignStep, number>();
  const count = (step: CampaignStep): number => {
    const before = known.get(step);
    if (before !== undefined) return before;
    // Met with again before it is known, it is on a way that comes back.
    known.set(step, Infinity);
    const next = graph.onward(step).flatMap((name) => steps[name] ?? []);
    const most = 1 + Math.max(0, ...next.map(count));
    known.set(step, most);
    return most;
  };
  return Math.min(Object.keys(steps).length, Math.max(...firstSteps(campaign).map(count)));
}

/** The most pages up to each step on any way, its own included; without end where ways to it come back. */
export function mostUpTo(campaign: Campaign, graph: StepGraph): (step: CampaignStep) => number {
  const all = Object.values(campaign.steps);
  const known = new Map<CampaignStep, number>();
  const count = (step: CampaignStep): number => {
    const found = known.get(step);
    if (found !== undefined) return found;
    known.set(step, Infinity);
    const before = all.filter((one) => graph.onward(one).includes(step.name));
    const most = 1 + Math.max(0, ...before.map(count));
    known.set(step, most);
    return most;
  };
  return count;
}
