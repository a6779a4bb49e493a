import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Fault } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';

type Path = readonly (string | number)[];

/** Says that the campaign has no such step, unless it has. */
function stepFault(name: string, { steps }: Campaign, tree: Tree, path: Path): Fault[] {
  if (steps[name]) return [];
  const hint = suggestion(name, Object.keys(steps)) || `; it has ${Object.keys(steps).join(', ')}`;
  return [{ at: placeOf(tree, path), message: `This campaign has no step "${name}"${hint}` }];
}

function nextFaults({ name, next }: CampaignStep, campaign: Campaign, tree: Tree): Fault[] {
  const path = ['steps', name, 'next'];
  if (next === undefined) return [];
  if (typeof next === 'string') return stepFault(next, campaign, tree, path);
  const cases = next.cases.flatMap(({ to }, index) => stepFault(to, campaign, tree, [...path, 'cases', index, 'to']));
  return [...cases, ...stepFault(next.otherwise, campaign, tree, [...path, 'otherwise'])];
}

/** Names that occur before in the list, by index. */
function repeated(names: readonly string[]): { index: number; name: string }[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [{ index, name }] : []));
}

function fieldFaults({ name, fields }: CampaignStep, tree: Tree): Fault[] {
  return repeated(fields.map(({ id }) => id)).map(({ index, name: id }) => ({
    at: placeOf(tree, ['steps', name, 'fields', index, 'id']),
    message: `A field of this step is already called "${id}": give this one an "id" of its own`,
  }));
}

function pathFaults({ steps }: Campaign, tree: Tree): Fault[] {
  const all = Object.values(steps);
  return repeated(all.map(({ path }) => path)).map(({ index, name }) => ({
    at: placeOf(tree, ['steps', all[index]?.name ?? '', 'path']),
    message: `Another step already has the path "${name}"`,
  }));
}

/** Names of steps and fields that lead nowhere or to two places. */
export function referenceFaults(campaign: Campaign, tree: Tree): Fault[] {
  const steps = Object.values(campaign.steps);
  return [
    ...stepFault(campaign.home, campaign, tree, ['home']),
    ...Object.entries(campaign.landings ?? {}).flatMap(([landing, step]) =>
      stepFault(step, campaign, tree, ['landings', landing]),
    ),
    ...steps.flatMap((step) => nextFaults(step, campaign, tree)),
    ...steps.flatMap((step) => fieldFaults(step, tree)),
    ...pathFaults(campaign, tree),
  ];
}
