import type { Facts } from '#src/domain/facts.ts';
import type { CampaignStep, StepName } from '#src/flow/campaign.ts';
import { explore } from '#src/checker/proof/explore.ts';
import { mostWays, type CampaignModel } from '#src/checker/proof/model.ts';
import { walk, type Walk } from '#src/checker/proof/walk.ts';
import { holds } from '#src/rules/evaluate.ts';
import { goalsOf, opened, type Goal } from './goals.ts';

/** One way of one visitor: the landing page that it begins at, its steps in their order, and what is met with on it. */
export type ConcreteWalk = { landing?: string; path: readonly StepName[]; goals: readonly Goal[] };

/** Whether the page of a step offers somebody the way to another: widgets show some of their buttons to some only. */
export type Offers = (facts: Facts, from: CampaignStep, to: CampaignStep) => boolean;

/** The walk up to the first step that does not offer what would follow. */
function asOffered(way: Walk, offers: Offers): Walk {
  const { facts } = way.situation();
  const steps = opened(way);
  const last = steps.findIndex((step, index) => {
    const to = steps[index + 1];
    return to !== undefined && !offers(facts, step, to);
  });
  if (last === -1) return way;
  const { back: _, ...rest } = way;
  const path = steps.slice(0, last + 1);
  const cases = [...way.cases].filter(([name]) => path.slice(0, -1).some((step) => step.name === name));
  return { ...rest, path, cases: new Map(cases) };
}

/** Every way that somebody of these facts can go: from each landing page, by each button. */
export function concreteWalks(model: CampaignModel, facts: Facts, offers: Offers): ConcreteWalk[] {
  const found = new Map<string, ConcreteWalk>();
  explore((choose) => {
    const whole = walk(model, {
      meets: (when) => holds(when, facts),
      mayMeet: (when, open) => open.size > 0 || holds(when, facts),
      learn: () => undefined,
      situation: () => ({ example: facts, facts }),
      known: () => [],
      choose,
    });
    const way = asOffered(whole, offers);
    const { landing } = way.situation().facts.query;
    const path = opened(way).map(({ name }) => name);
    const key = JSON.stringify([landing, path]);
    if (!found.has(key))
      found.set(key, { ...(landing !== undefined && { landing }), path, goals: goalsOf(model, way) });
    return undefined;
  }, mostWays);
  return [...found.values()];
}
