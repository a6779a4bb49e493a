import { usesOf } from '#src/checker/proof/conditions.ts';
import { explore } from '#src/checker/proof/explore.ts';
import { mostWays, type CampaignModel } from '#src/checker/proof/model.ts';
import { visitorsOf, type KnownClass } from '#src/checker/proof/visitor.ts';
import { walk } from '#src/checker/proof/walk.ts';
import { conditionGoals, goalsOf, meetsConsents, type Goal } from './goals.ts';

/** What is known of a visitor of the proof, and what they meet with. */
export type AbstractWalk = { classes: KnownClass[]; goals: Goal[] };

/** Explores all, or throws: of witnesses of some ways nobody could say that they meet with everything. */
function exploreAll({ campaign }: CampaignModel, visit: Parameters<typeof explore>[0]): void {
  if (!explore(visit, mostWays))
    throw new Error(`"${campaign.name}" has more than ${mostWays} ways: its witnesses cannot be chosen`);
}

/** Every way through the campaign, for visitors of whom the country is known where a consent is asked for. */
function waysThrough(model: CampaignModel): AbstractWalk[] {
  const visitors = visitorsOf(model.campaign);
  const found: AbstractWalk[] = [];
  exploreAll(model, (choose) => {
    const visitor = visitors(choose);
    const way = walk(model, visitor);
    if (meetsConsents(model, way)) visitor.learn('country');
    found.push({ classes: visitor.known(), goals: goalsOf(model, way) });
    return undefined;
  });
  return found;
}

/** Those who get to a step and differ in one of its conditions, the country known in the same way. */
function differingBy(model: CampaignModel): AbstractWalk[] {
  const visitors = visitorsOf(model.campaign);
  return usesOf(model.campaign).flatMap(({ path: [, step], condition }) => {
    const found: AbstractWalk[] = [];
    exploreAll(model, (choose) => {
      const visitor = visitors(choose);
      const way = walk(model, visitor, ({ name }) => name === step);
      if (way.path.at(-1)?.name !== step) return undefined;
      visitor.meets(condition);
      if (meetsConsents(model, way)) visitor.learn('country');
      found.push({ classes: visitor.known(), goals: conditionGoals(model, way) });
      return undefined;
    });
    return found;
  });
}

/** The visitors among whom every way, case, end and outcome of a condition is met, as the proof walks them. */
export const abstractWalks = (model: CampaignModel): AbstractWalk[] => [...waysThrough(model), ...differingBy(model)];
