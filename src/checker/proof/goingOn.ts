import type { Answers } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { Visitor } from './visitor.ts';

type Registries = Pick<CampaignModel, 'registries'>;

/** What leads on from a step under a condition, and what may become otherwise while the step is open, as it is asked there. */
type WayOn = { when: Condition | undefined; asked: ReadonlySet<AspectName> };

/** The aspects that the condition reads and that a field of the step asks for. */
function askedHere({ registries: { kinds } }: Registries, { fields }: CampaignStep, when: Condition | undefined) {
  const asked = new Set<keyof Answers>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
  const read = listed(when).flatMap(readingsOf);
  const names = read.map((reading) => aspectOf(reading).name);
  return new Set(names.filter((name) => answersOfAspects[name]?.flat().some((answer) => asked.has(answer))));
}

/** What leads on from steps, of whose visitors each is asked. */
const known = new WeakMap<CampaignStep, readonly WayOn[]>();

/** What leads on from the step: the button Next and fields that do so by themselves. */
export function waysOn(model: Registries, step: CampaignStep): readonly WayOn[] {
  const ways = known.get(step) ?? findWaysOn(model, step);
  known.set(step, ways);
  return ways;
}

function findWaysOn(model: Registries, step: CampaignStep): readonly WayOn[] {
  const { nav, fields } = step;
  const leading = fields.filter(({ kind, options = {} }) => model.registries.kinds[kind]?.leadsOn?.(options));
  const ways = [...(nav.next ? [nav.nextWhen] : []), ...leading.map(({ when }) => when)];
  return ways.map((when) => ({ when, asked: askedHere(model, step, when) }));
}

/**
 * Whether the visitor can go on from the step, other than by a button that opens a step of its own: at once, or once they have
 * answered otherwise there.
 */
export function canGoOn(model: Registries, step: CampaignStep, { mayMeet }: Pick<Visitor, 'mayMeet'>): boolean {
  const ways = waysOn(model, step);
  return (
    step.next !== undefined &&
    (ways.some(({ when }) => when === undefined) || ways.some(({ when, asked }) => mayMeet(when, asked)))
  );
}
