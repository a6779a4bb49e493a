import type { Answers } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { Meets } from './visitor.ts';

type Registries = Pick<CampaignModel, 'registries'>;

/** Whether a field of the step asks for something by which the condition may become another one while the step is open. */
function isAskedHere({ registries: { kinds } }: Registries, { fields }: CampaignStep, when: Condition | undefined) {
  const asked = new Set<keyof Answers>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
  const read = listed(when).flatMap(readingsOf);
  return read.some((reading) => answersOfAspects[aspectOf(reading).name]?.flat().some((answer) => asked.has(answer)));
}

/** What leads on from steps, of whose visitors each is asked. */
const known = new WeakMap<CampaignStep, readonly (Condition | undefined)[]>();

/**
 * What leads on from the step: the button Next and fields that do so by themselves, each under its condition. One that can
 * become true on the step itself counts as met.
 */
export function waysOn(model: Registries, step: CampaignStep): readonly (Condition | undefined)[] {
  const ways = known.get(step) ?? findWaysOn(model, step);
  known.set(step, ways);
  return ways;
}

function findWaysOn(model: Registries, step: CampaignStep): readonly (Condition | undefined)[] {
  const { nav, fields } = step;
  const leading = fields.filter(({ kind, options = {} }) => model.registries.kinds[kind]?.leadsOn?.(options));
  const ways = [...(nav.next ? [nav.nextWhen] : []), ...leading.map(({ when }) => when)];
  return ways.map((when) => (isAskedHere(model, step, when) ? undefined : when));
}

/** Whether the visitor can go on from the step, other than by a button that opens a step of its own. */
export function canGoOn(model: Registries, step: CampaignStep, meets: Meets): boolean {
  const ways = waysOn(model, step);
  return step.next !== undefined && (ways.some((when) => when === undefined) || ways.some(meets));
}
