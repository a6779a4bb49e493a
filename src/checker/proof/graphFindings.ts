import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAtStep, stepsOfButtons, witnessOf, type CampaignModel } from './model.ts';
import type { Walk } from './walk.ts';

/** The visitor of a walk, with the step that they come back to. */
const walker = ({ path, back, situation }: Walk) => witnessOf(situation(), back ? [...path, back] : path);

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

/** Steps from which nobody gets to an end: one finding, at the step by which somebody comes back to them. */
function endlessFindings(model: CampaignModel, walks: readonly Walk[], ending: ReadonlySet<string>): Finding[] {
  const round = walks.find(({ path }) => path.some(({ name }) => !ending.has(name)));
  const [last, back] = [round?.path.at(-1), round?.back];
  if (!round || !last || !back) return [];
  const stuck = Object.keys(model.campaign.steps).filter((name) => names(walks).has(name) && !ending.has(name));
  const steps = stuck.map((name) => `"${name}"`).join(', ');
  const message = `Nobody gets to an end from ${steps}: the step "${last.name}" leads back to "${back.name}"`;
  return [findingAtStep(model, 'C041', last.name, message, walker(round))];
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
  const perStep = Object.keys(model.campaign.steps).flatMap((name): Finding[] => {
    if (!reached.has(name)) return [findingAtStep(model, 'C040', name, `No visitor gets to the step "${name}"`)];
    const round = walks.find(
      (walk) => ending.has(name) && walk.isCircle && walk.back?.name === name && !hasInput(model, walk),
    );
    if (!round) return [];
    const message = `From the step "${name}" some visitors go round for ever, and can change nothing on the way`;
    return [findingAtStep(model, 'C042', name, message, walker(round))];
  });
  return [...perStep, ...endlessFindings(model, walks, ending)];
}
