import { firstStep } from '#src/flow/firstStep.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { stepsOfButtons, type CampaignModel } from './model.ts';
import { both, situationOf, type Situation } from './situations.ts';
import type { Traits } from './traits.ts';
import type { Visitor } from './visitor.ts';

/** The way of one visitor through a campaign. */
export type Walk = {
  /** Who walked: what is known of them, with the rest at its defaults. */
  situation: () => Situation;
  path: readonly CampaignStep[];
  /** The case of each step that was taken, by its index; -1 for `otherwise`. */
  cases: ReadonlyMap<string, number>;
  /** The step passed before that the walk came back to. */
  back?: CampaignStep;
  /** Whether nothing but Next was pressed from there on. */
  isCircle: boolean;
  /** Where they arrived and what they pressed, in words: what is known of them beside their facts. */
  pressed: Traits;
};

const next = '(Next)';

/** The landing page that the visit begins with; undefined for the home step. */
function landingOf({ landings }: Campaign, visitor: Visitor, traits: Map<string, string>): string | undefined {
  const names = Object.keys(landings ?? {});
  if (names.length === 0) return undefined;
  const picked = visitor.choose(['', ...names]);
  traits.set(next, picked === '' ? 'without a landing page' : `from the landing page "${picked}"`);
  return picked === '' ? undefined : picked;
}

/** What the visitor presses in the step: Next, a button that opens a step, or nothing at an end. */
function wayFrom(model: CampaignModel, step: CampaignStep, visitor: Visitor, traits: Map<string, string>) {
  const ways = [...(step.next === undefined ? ['(end)'] : [next]), ...stepsOfButtons(model, step)];
  const [only] = ways;
  if (ways.length === 1) return only;
  const way = visitor.choose(ways);
  const words = way === only ? `who press no other button in "${step.name}"` : `who open "${way}" from "${step.name}"`;
  traits.set(`${next} ${step.name}`, words);
  return way;
}

/** The case that the visitor takes; -1 for `otherwise`, undefined for a step without cases. */
function caseOf(step: CampaignStep, visitor: Visitor): number | undefined {
  if (typeof step.next !== 'object') return undefined;
  return step.next.cases.findIndex(({ when }) => visitor.meets(when));
}

/** Where Next leads, the case having been taken. */
function targetOf({ name, next: of }: CampaignStep, cases: ReadonlyMap<string, number>) {
  return typeof of === 'object' ? (of.cases[cases.get(name) ?? -1]?.to ?? of.otherwise) : of;
}

/** Walks from a start to an end, or to a step that was passed before; `stop` ends it sooner. */
export function walk(model: CampaignModel, visitor: Visitor, stop?: (step: CampaignStep) => boolean): Walk {
  const { campaign } = model;
  const traits = new Map<string, string>();
  const landing = landingOf(campaign, visitor, traits);
  const path: CampaignStep[] = [];
  const cases = new Map<string, number>();
  let pressed = 0;
  let step = campaign.steps[firstStep(campaign, landing)];
  const begun = landing === undefined ? [] : [campaign.steps[campaign.home], step];
  const known = () => {
    const { example } = visitor.situation();
    return landing === undefined ? visitor.situation() : situationOf(both(example, { query: { landing } }));
  };
  while (step && !path.includes(step)) {
    path.push(step);
    if (stop?.(step)) return { situation: known, path, cases, isCircle: false, pressed: traits };
    const way = wayFrom(model, step, visitor, traits);
    if (way !== next) {
      pressed = path.length;
      step = way === undefined ? undefined : campaign.steps[way];
      continue;
    }
    for (const decided of new Set([step, ...begun])) {
      const taken = decided && caseOf(decided, visitor);
      if (decided && taken !== undefined) cases.set(decided.name, taken);
    }
    const name = landing === undefined ? targetOf(step, cases) : followingStep(campaign, step, known().facts);
    step = name === undefined ? undefined : campaign.steps[name];
  }
  const isCircle = step !== undefined && path.indexOf(step) >= pressed;
  return { situation: known, path, cases, isCircle, pressed: traits, ...(step && { back: step }) };
}
