import type { CampaignStep } from '#src/flow/campaign.ts';
import { partOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import { findingAt, findingAtStep, writtenPath, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import { isBehindStuck } from './stuck.ts';
import type { Ways } from './ways.ts';

/** A step that nobody gets to, what is found of it, and whether that is so because visits begin with another one. */
export type Unreached = { step: CampaignStep; finding: Finding; isByHome: boolean };

/** The steps that somebody gets to. */
export const reachedIn = ({ stops }: Ways): ReadonlySet<string> => new Set(stops.map(({ step }) => step.name));

/**
 * Steps that nobody gets to, one for each that no other one of them leads to: whoever got there would get to the others. Of
 * steps that lead to each other the first stands for all. Where a step before them lets nobody go on, that is found; where
 * they lead to the one that visits begin with, that is not the first.
 */
export function unreachedIn(model: CampaignModel, graph: StepGraph, ways: Ways): Unreached[] {
  const { campaign, tree } = model;
  const reached = reachedIn(ways);
  const steps = Object.values(campaign.steps).filter(({ name }) => !reached.has(name));
  if (steps.length === 0) return [];
  const isExplained = isBehindStuck(ways, graph);
  const isAhead = (step: CampaignStep, of: CampaignStep) => of !== step && graph.ahead(of).has(step.name);
  const isFirst = (step: CampaignStep, index: number) =>
    steps.every((other, at) => !isAhead(step, other) || (isAhead(other, step) && at > index));
  return steps
    .filter((step, index) => isFirst(step, index) && !isExplained(step.name))
    .map((step) => {
      const behind = steps.filter((other) => isAhead(other, step)).map(({ name }) => `"${name}"`);
      const others = behind.length === 0 ? '' : `, nor to ${behind.join(', ')} behind it`;
      const message = `No visitor gets to the step "${step.name}"${others}`;
      const begun = graph.ahead(step).has(campaign.home) ? textAt(tree, 'home') : undefined;
      const finding =
        begun === undefined
          ? findingAtStep(model, 'C040', step.name, message)
          : findingAt(model, 'C040', ['home'], `${message}: visits begin with "${begun}"`);
      return { step, finding, isByHome: begun !== undefined };
    });
}

/** Where a part and each of its own parts stand. */
function placesIn(part: Tree): Place[] {
  if (part.kind === 'scalar') return [part.at];
  const parts = part.kind === 'array' ? part.items : [...part.members.values()].map(({ tree }) => tree);
  return [part.at, ...parts.flatMap(placesIn)];
}

/** A campaign, and what is known once it has been walked. */
type Walked = { model: CampaignModel; graph: StepGraph; ways: Ways };

/** The same steps, each behind the choice that is none where nothing but such choices leads to it. */
export function behindChoices(
  unreached: readonly Unreached[],
  choices: readonly Finding[],
  { model, graph, ways }: Walked,
): Unreached[] {
  const { campaign, tree } = model;
  if (unreached.length === 0 || choices.length === 0) return [...unreached];
  const reached = reachedIn(ways);
  const leadsTo =
    ({ name }: CampaignStep) =>
    (to: string) => {
      const target = reached.has(to) ? undefined : campaign.steps[to];
      return target !== undefined && graph.ahead(target).has(name);
    };
  const choiceIn = ({ name }: CampaignStep): Finding | undefined => {
    const next = partOf(tree, writtenPath(model, ['steps', name, 'next']));
    const places = next ? placesIn(next) : [];
    return choices.find(({ at }) => places.includes(at));
  };
  return unreached.map((one): Unreached => {
    const before = Object.values(campaign.steps).filter(
      (step) => reached.has(step.name) && graph.onward(step).some(leadsTo(one.step)),
    );
    const [behind, ...others] = before.map(choiceIn);
    return behind && others.every(Boolean) ? { ...one, finding: { ...one.finding, behind } } : one;
  });
}

/** What is found of a step that nobody gets to, for the steps behind it: what they lack, it may ask for. */
export const unreachedBefore =
  (unreached: readonly Unreached[], graph: StepGraph) =>
  ({ name }: CampaignStep): Finding | undefined =>
    unreached.find(({ step }) => graph.ahead(step).has(name))?.finding;
