import { isDeepStrictEqual } from 'node:util';
import { stepsOfButtons, type CampaignModel } from '#src/checker/proof/model.ts';
import { stepGraph, targetsOf } from '#src/checker/proof/stepGraph.ts';
import { tellingIn } from '#src/checker/proof/told.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { followedBy } from '#src/flow/followingStep.ts';
import type { Condition } from '#src/rules/index.ts';
import type { Guest, Pair, Side } from './side.ts';

/** Where somebody may get to from each step, in a visit that begins with the landing page. */
function arrowsOf(model: CampaignModel, landing: string | undefined): Map<string, string[]> {
  const { campaign } = model;
  const first = firstStep(campaign, landing);
  const begun = first === campaign.home ? [] : [campaign.steps[first], campaign.steps[campaign.home]];
  const swapped = begun.flatMap((step) => (step ? targetsOf(step) : []));
  const opened = (step: CampaignStep) => [
    ...targetsOf(step),
    ...stepsOfButtons(model, step),
    ...(step.name === first || targetsOf(step).includes(first) ? swapped : []),
  ];
  return new Map(Object.values(campaign.steps).map((step) => [step.name, opened(step)]));
}

const remembered = new WeakMap<CampaignModel, Map<string, ReadonlySet<string>>>();

/** The steps from which somebody may get to the named one, itself included. */
function stepsBefore(model: CampaignModel, landing: string | undefined, name: string): ReadonlySet<string> {
  const known = remembered.get(model) ?? new Map<string, ReadonlySet<string>>();
  remembered.set(model, known);
  const key = JSON.stringify([landing, name]);
  const before = known.get(key) ?? stepsLeadingTo(arrowsOf(model, landing), name);
  known.set(key, before);
  return before;
}

function stepsLeadingTo(arrows: ReadonlyMap<string, readonly string[]>, name: string): Set<string> {
  const found = new Set([name]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [from, to] of arrows) if (to.some((one) => found.has(one))) found.add(from);
  }
  return found;
}

const tellingOf = onceFor((model: CampaignModel) => tellingIn(model, stepGraph(model)));

/** Has the guest answer what they must on a step, and press Next. Gives where that leads; undefined at an end. */
export function leave({ model }: Side, { visitor, landing }: Guest, step: CampaignStep) {
  const { campaign } = model;
  for (const { field, aspects } of tellingOf(model)(step))
    if (visitor.meets(field.when)) for (const aspect of aspects) visitor.tell(aspect);
  return followedBy(campaign, step, landing, ({ next }) => {
    if (typeof next !== 'object') return next;
    return next.cases.find(({ when }) => visitor.meets(when))?.to ?? next.otherwise;
  });
}

/** The steps that the buttons of a step open for the guest. */
function pressedBy({ model }: Side, { visitor }: Guest, step: CampaignStep): string[] {
  return step.fields.flatMap((field) => {
    const opened = stepsOfButtons(model, { ...step, fields: [field] });
    return opened.length > 0 && visitor.meets(field.when) ? opened : [];
  });
}

/** Whether the guest gets to the named step: by Next, by a button, from where their visit begins. */
export function reaches(side: Side, guest: Guest, name: string): boolean {
  const { model } = side;
  const before = stepsBefore(model, guest.landing, name);
  const open: string[] = [firstStep(model.campaign, guest.landing)];
  const passed = new Set<string>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = model.campaign.steps[at];
    if (!step || passed.has(at) || !before.has(at)) continue;
    if (at === name) return true;
    passed.add(at);
    const following = leave(side, guest, step);
    open.push(...pressedBy(side, guest, step), ...(following === undefined ? [] : [following]));
  }
  return false;
}

/** The landing pages of either side; '' stands for a visit that begins with none. */
export const landingsOf = ({ before, after }: Pair): string[] => [
  ...new Set(['', ...[before, after].flatMap(({ model }) => Object.keys(model.campaign.landings ?? {}))]),
];

/** What decides whether somebody gets to the step: where visits begin, and all that leads on from the steps before it. */
function leadingTo({ model }: Side, name: string, landings: readonly string[]) {
  return landings.map((landing) => {
    const before = stepsBefore(model, landing, name);
    const steps = Object.values(model.campaign.steps).filter((step) => before.has(step.name) && step.name !== name);
    const buttons = (step: CampaignStep) =>
      step.fields
        .map((field) => ({ when: field.when, opens: stepsOfButtons(model, { ...step, fields: [field] }) }))
        .filter(({ opens }) => opens.length > 0);
    return {
      first: firstStep(model.campaign, landing),
      steps: Object.fromEntries(steps.map((step) => [step.name, { next: step.next, buttons: buttons(step) }])),
    };
  });
}

const conditionsIn = (ways: ReturnType<typeof leadingTo>): (Condition | undefined)[] =>
  ways
    .flatMap(({ steps }) => Object.values(steps))
    .flatMap(({ next, buttons }) => [
      ...(typeof next === 'object' ? next.cases.map(({ when }) => when) : []),
      ...buttons.map(({ when }) => when),
    ]);

/** Whether the same visitors get to the step on both sides, as far as this can be seen without walking. */
export function isReachedAlike(
  { before, after }: Pair,
  name: string,
  agrees: (when: Condition | undefined) => boolean,
): boolean {
  const landings = landingsOf({ before, after });
  const ways = leadingTo(before, name, landings);
  const isIn = ({ model }: Side) => model.campaign.steps[name] !== undefined;
  if (!isIn(before) || !isIn(after)) return false;
  return isDeepStrictEqual(ways, leadingTo(after, name, landings)) && conditionsIn(ways).every(agrees);
}

/** Whether every visit begins with the same step on both sides. */
export const isBegunAlike = (pair: Pair): boolean =>
  landingsOf(pair).every(
    (landing) => firstStep(pair.before.model.campaign, landing) === firstStep(pair.after.model.campaign, landing),
  );

/** Whether Next leads the same visitors to the same step: a visit that began elsewhere takes other steps into account. */
export function leadsOnAlike(pair: Pair, name: string, agrees: (when: Condition | undefined) => boolean): boolean {
  const { home } = pair.before.model.campaign;
  const firsts = landingsOf(pair).map((landing) => firstStep(pair.before.model.campaign, landing));
  const names = new Set(firsts.every((first) => first === home) ? [name] : [name, home, ...firsts]);
  return (
    isBegunAlike(pair) &&
    [...names].every((one) => {
      const [old, now] = [pair.before, pair.after].map(({ model }) => model.campaign.steps[one]?.next);
      const conditions = typeof old === 'object' ? old.cases.map(({ when }) => when) : [];
      return isDeepStrictEqual(old, now) && conditions.every(agrees);
    })
  );
}
