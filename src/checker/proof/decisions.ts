import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { Meets } from './visitor.ts';

type Names = ReadonlySet<AspectName>;

/** What is decided at a step by conditions: whether something is shown, or where the way goes on. */
export type Decision = {
  conditions: readonly (Condition | undefined)[];
  aspects: Names;
  decide: (meets: Meets) => unknown;
};

const decisionBy = (conditions: readonly (Condition | undefined)[], decide: Decision['decide']): Decision => {
  const read = conditions.flatMap(listed).flatMap(readingsOf);
  return { conditions, decide, aspects: new Set(read.map((reading) => aspectOf(reading).name)) };
};

/** Whether something is shown. */
const shownBy = (when: Condition): Decision => decisionBy([when], (meets) => meets(when));

/** Where Next leads from a step. */
function targetOf({ next }: CampaignStep): Decision[] {
  if (typeof next !== 'object') return [];
  const decide = (meets: Meets) => next.cases.find(({ when }) => meets(when))?.to ?? next.otherwise;
  return [
    decisionBy(
      next.cases.map(({ when }) => when),
      decide,
    ),
  ];
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
): Decision[] {
  const shown = [...step.fields.map(({ when }) => when), step.nav.nextWhen].flatMap((when) =>
    when ? shownBy(when) : [],
  );
  const first = begun.has(step.name) ? steps[home] : undefined;
  const all = [...shown, ...targetOf(step), ...(first ? targetOf(first) : [])];
  return all.filter(({ aspects }) => [...aspects].some((name) => by.has(name)));
}
