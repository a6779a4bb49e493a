import { firstStep } from '#src/flow/firstStep.ts';
import { followedBy } from '#src/flow/followingStep.ts';
import type { Campaign, CampaignStep, StepName } from '#src/flow/campaign.ts';
import type { Choose } from './explore.ts';
import { canGoOn } from './goingOn.ts';
import { stepsOfButtons, type CampaignModel } from './model.ts';
import { both, situationOf, type Situation } from './situations.ts';
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
};

/** What a visitor presses who goes on as the step says. */
export const next = '(Next)';

/** The landing page that the visit begins with; undefined for the home step. What was picked is put in words. */
export function landingOf({ landings }: Campaign, choose: Choose, words: Map<string, string>): string | undefined {
  const names = Object.keys(landings ?? {});
  if (names.length === 0) return undefined;
  const picked = choose(['', ...names]);
  words.set(next, picked === '' ? 'without a landing page' : `from the landing page "${picked}"`);
  return picked === '' ? undefined : picked;
}

/**
 * What the visitor presses in the step: Next where they can go on, a button that opens a step, or nothing at an end. It is put
 * in words.
 */
export function wayFrom(
  step: CampaignStep,
  { buttons, goesOn }: { buttons: readonly string[]; goesOn: boolean },
  choose: Choose,
  words: Map<string, string>,
): string | undefined {
  const onward = goesOn ? next : undefined;
  if (buttons.length === 0) return onward;
  const way = choose([onward ?? '(end)', ...buttons]);
  const isButton = buttons.includes(way);
  words.set(
    `${next} ${step.name}`,
    isButton ? `opening "${way}" from "${step.name}"` : `${onward ? 'going on from' : 'ending at'} "${step.name}"`,
  );
  return isButton ? way : onward;
}

/** The case that the visitor takes; -1 for `otherwise`, undefined for a step without cases. */
export function caseOf({ next: of }: CampaignStep, visitor: Visitor): number | undefined {
  return typeof of === 'object' ? of.cases.findIndex(({ when }) => visitor.meets(when)) : undefined;
}

/** Where Next leads who takes the case, which is noted. */
export function targetOf(
  { name, next: of }: CampaignStep,
  taken: number | undefined,
  cases: Map<string, number>,
): StepName | undefined {
  if (typeof of !== 'object') return of;
  cases.set(name, taken ?? -1);
  return of.cases[taken ?? -1]?.to ?? of.otherwise;
}

/** Walks from a start to an end, or to a step that was passed before; `stop` ends it sooner. */
export function walk(model: CampaignModel, visitor: Visitor, stop?: (step: CampaignStep) => boolean): Walk {
  const { campaign } = model;
  const words = new Map<string, string>();
  const landing = landingOf(campaign, visitor.choose, words);
  const path: CampaignStep[] = [];
  const cases = new Map<string, number>();
  const known = () => {
    const { example } = visitor.situation();
    return landing === undefined ? visitor.situation() : situationOf(both(example, { query: { landing } }));
  };
  const take = (one: CampaignStep) => targetOf(one, caseOf(one, visitor), cases);
  let step = campaign.steps[firstStep(campaign, landing)];
  while (step && !path.includes(step)) {
    path.push(step);
    if (stop?.(step)) return { situation: known, path, cases };
    const offered = { buttons: stepsOfButtons(model, step), goesOn: canGoOn(model, step, visitor) };
    const way = wayFrom(step, offered, visitor.choose, words);
    const name: string | undefined = way === next ? followedBy(campaign, step, landing, take) : way;
    step = name === undefined ? undefined : campaign.steps[name];
  }
  return { situation: known, path, cases, ...(step && { back: step }) };
}
