import type { Answers } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { isToldBy } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { Condition } from '#src/rules/index.ts';
import { listed } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { Visitor } from './visitor.ts';

type Registries = Pick<CampaignModel, 'registries'>;

/**
 * What leads on from a step under a condition, and what may become otherwise while the step is open: each aspect that a field
 * there asks for, with the condition of that field.
 */
type WayOn = {
  when: Condition | undefined;
  asked: readonly { name: AspectName; when: Condition | undefined }[];
};

/** The aspects that the condition reads and that a field of the step asks for. */
function askedHere({ registries: { kinds } }: Registries, { fields }: CampaignStep, when: Condition | undefined) {
  const names = new Set(
    listed(when)
      .flatMap(readingsOf)
      .map((reading) => aspectOf(reading).name),
  );
  return fields.flatMap((field) => {
    const answers: readonly (keyof Answers)[] = kinds[field.kind]?.answers ?? [];
    return [...names].filter((name) => isToldBy(name, answers)).map((name) => ({ name, when: field.when }));
  });
}

/** What leads on from steps, of whose visitors each is asked. */
const known = new WeakMap<CampaignStep, readonly WayOn[]>();

/** What leads on from the step: the button Next and fields that do so by themselves. */
function waysOn(model: Registries, step: CampaignStep): readonly WayOn[] {
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
export function canGoOn(
  model: Registries,
  step: CampaignStep,
  { meets, mayMeet }: Pick<Visitor, 'meets' | 'mayMeet'>,
): boolean {
  const ways = waysOn(model, step);
  const askedOf = (asked: WayOn['asked']) => new Set(asked.flatMap(({ name, when }) => (meets(when) ? [name] : [])));
  return (
    step.next !== undefined &&
    (ways.some(({ when }) => when === undefined) || ways.some(({ when, asked }) => mayMeet(when, askedOf(asked))))
  );
}

/** What is asked of a visitor to see whether they can go on from the step. */
export const readToGoOn = (model: Registries, step: CampaignStep): (Condition | undefined)[] =>
  waysOn(model, step).flatMap(({ when, asked }) => [when, ...asked.map((one) => one.when)]);

/** Whether nothing leads on from the step, or nothing but buttons that open steps of their own, which nobody need press. */
export const mayBeLast = (model: Registries, step: CampaignStep): boolean =>
  step.next === undefined || waysOn(model, step).length === 0;
