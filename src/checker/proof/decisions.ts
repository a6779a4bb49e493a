import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { WatchedVisitor } from './visitor.ts';

type Names = ReadonlySet<AspectName>;

/** What is decided for a visitor. */
export type Decision = {
  aspects: Names;
  /** Whether it is decided alike, whatever these aspects of the visitor are. */
  isCertain: (without: Names) => boolean;
  /** Whether the visitor lacks an answer by now that everybody must give: there is nobody like that. */
  isOfNobody: () => boolean;
};

/** What is decided at a step by conditions: whether something is shown, or where the way goes on. */
export type Decided = {
  conditions: readonly (Condition | undefined)[];
  of(visitor: WatchedVisitor, mustBeKnown: Names): Decision;
};

const inBoth = (one: Names, other: Names): Names => new Set([...one].filter((name) => other.has(name)));

const aspectsIn = (conditions: readonly (Condition | undefined)[]): Names =>
  new Set(conditions.flatMap(listed).flatMap((one) => readingsOf(one).map((reading) => aspectOf(reading).name)));

/** Whether something is shown. */
function shownBy(when: Condition): Decided {
  const aspects = aspectsIn([when]);
  return {
    conditions: [when],
    of: (visitor, mustBeKnown) => ({
      aspects,
      isCertain: (without) => visitor.meetsWithout(when, without) !== undefined,
      isOfNobody: () => visitor.hasNotAnswered(inBoth(aspects, mustBeKnown)),
    }),
  };
}

/** Where Next leads from a step. */
function targetOf({ next }: CampaignStep): Decided[] {
  if (typeof next !== 'object') return [];
  const conditions = next.cases.map(({ when }) => when);
  const aspects = aspectsIn(conditions);
  const targets = (visitor: WatchedVisitor, without: Names): Set<string> => {
    const found = new Set<string>();
    for (const { when, to } of next.cases) {
      const outcome = visitor.meetsWithout(when, without);
      if (outcome !== false) found.add(to);
      if (outcome) return found;
    }
    return found.add(next.otherwise);
  };
  const of: Decided['of'] = (visitor, mustBeKnown) => ({
    aspects,
    isCertain: (without) => targets(visitor, without).size === 1,
    isOfNobody: () => visitor.hasNotAnswered(inBoth(aspects, mustBeKnown)),
  });
  return [{ conditions, of }];
}

/**
 * What is decided at a step by one of these aspects. Where a landing page begins with the step, what follows the home step may
 * follow it.
 */
export function decisionsAt(
  { steps, home }: Campaign,
  step: CampaignStep,
  begun: ReadonlySet<string>,
  by: Names,
): Decided[] {
  const shown = [...step.fields.map(({ when }) => when), step.nav.nextWhen].flatMap((when) =>
    when ? shownBy(when) : [],
  );
  const first = begun.has(step.name) ? steps[home] : undefined;
  const all = [...shown, ...targetOf(step), ...(first ? targetOf(first) : [])];
  return all.filter(({ conditions }) => [...aspectsIn(conditions)].some((name) => by.has(name)));
}
