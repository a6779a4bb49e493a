import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAt, stepsOfButtons, witness, type CampaignModel } from './model.ts';
import type { Walk } from './walk.ts';

const route = (path: readonly CampaignStep[]) => path.map(({ name }) => name).join(' -> ');

/** The way of a walk, with the facts of its visitor. */
function wayOf(walk: Walk | undefined): string {
  if (!walk) return '';
  const { path, back, situation } = walk;
  return `witness ${route(back ? [...path, back] : path)} -> ...; ${witness(situation())}`;
}

const names = (walks: readonly Walk[]) => new Set<string>(walks.flatMap(({ path }) => path.map(({ name }) => name)));

/** The steps from which somebody gets to an end, also by going back and another way from there. */
function endingSteps(walks: readonly Walk[]): Set<string> {
  let ending = names(walks.filter(({ back }) => back === undefined));
  for (let before = -1; before < ending.size;) {
    before = ending.size;
    ending = names(walks.filter(({ back }) => back === undefined || ending.has(back.name)));
  }
  return ending;
}

/** Whether somebody can answer or press something else on the way round. */
function hasInput(model: CampaignModel, { path, back }: Walk): boolean {
  const circle = path.slice(path.findIndex(({ name }) => name === back?.name));
  const asks = ({ fields }: CampaignStep) =>
    fields.some(({ kind }) => (model.registries.kinds[kind]?.answers.length ?? 0) > 0);
  return circle.some((step) => asks(step) || stepsOfButtons(model, step).length > 0);
}

/** Steps that are not reachable, those from which nobody gets to an end, and circles in which nobody can do anything. */
export function graphFindings(model: CampaignModel, walks: readonly Walk[]): Finding[] {
  const reached = names(walks);
  const ending = endingSteps(walks);
  const atStep = (name: string, message: string) => findingAt(model, ['steps', name], message, true);
  return Object.keys(model.campaign.steps).flatMap((name) => {
    if (!reached.has(name)) return [atStep(name, `No visitor gets to the step "${name}"`)];
    if (!ending.has(name)) {
      const passing = walks.find(({ path }) => path.some((step) => step.name === name));
      return [atStep(name, `From the step "${name}" nobody gets to an end: ${wayOf(passing)}`)];
    }
    const round = walks.find((walk) => walk.isCircle && walk.back?.name === name && !hasInput(model, walk));
    return round ? [atStep(name, `From the step "${name}" these visitors never get to an end: ${wayOf(round)}`)] : [];
  });
}
