import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Finding } from '#src/checker/finding.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Registries } from '#src/checker/registries.ts';

type Path = readonly (string | number)[];

/** A finding where the campaign has no step of that name. */
function stepFinding(name: string, { steps }: Campaign, tree: Tree, path: Path): Finding[] {
  if (Object.hasOwn(steps, name)) return [];
  const hint = suggestion(name, Object.keys(steps)) || `; it has ${Object.keys(steps).join(', ') || 'none'}`;
  return [{ code: 'C017', at: placeOf(tree, path), message: `This campaign has no step "${name}"${hint}` }];
}

function nextFindings({ name, next }: CampaignStep, campaign: Campaign, tree: Tree): Finding[] {
  const path = ['steps', name, 'next'];
  if (next === undefined) return [];
  if (typeof next === 'string') return stepFinding(next, campaign, tree, path);
  const cases = next.cases.flatMap(({ to }, index) => stepFinding(to, campaign, tree, [...path, 'cases', index, 'to']));
  return [...cases, ...stepFinding(next.otherwise, campaign, tree, [...path, 'otherwise'])];
}

/** Steps that buttons of fields would open, by options whose names end in `Step`. */
function buttonFindings({ name, fields }: CampaignStep, campaign: Campaign, tree: Tree, { kinds }: Registries) {
  return fields.flatMap(({ kind, options }, index) =>
    Object.entries(withDefaults(kinds[kind]?.options ?? {}, options)).flatMap(([option, step]) => {
      if (!option.endsWith('Step') || typeof step !== 'string' || step === '') return [];
      return stepFinding(step, campaign, tree, [...fieldPath(tree, { name, fields }, index), 'options', option]);
    }),
  );
}

/** Names that occur earlier in the list, with their indices. */
function repeated(names: readonly string[]): { index: number; name: string }[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [{ index, name }] : []));
}

function fieldFindings({ name, fields }: CampaignStep, tree: Tree): Finding[] {
  return repeated(fields.map(({ id }) => id)).map(({ index, name: id }) => ({
    code: 'C018',
    at: placeOf(tree, [...fieldPath(tree, { name, fields }, index), 'id']),
    message: `A field of this step is already called "${id}": give this one an "id" of its own`,
  }));
}

function pathFindings({ steps }: Campaign, tree: Tree): Finding[] {
  const all = Object.values(steps);
  return repeated(all.map(({ path }) => path)).map(({ index, name }) => ({
    code: 'C019',
    at: placeOf(tree, ['steps', all[index]?.name ?? '', 'path']),
    message: `Another step already has the path "${name}"`,
  }));
}

/**
 * Names of steps that do not exist, and ids and paths that are not unique. `written` has the steps as the document writes them,
 * `campaign` perhaps as the pages that they are laid out in.
 */
export function referenceFindings(
  written: Campaign,
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Finding[] {
  const steps = Object.values(written.steps);
  return [
    ...stepFinding(written.home, written, tree, ['home']),
    ...(written.signedStep ? stepFinding(written.signedStep, written, tree, ['signedStep']) : []),
    ...Object.entries(written.landings ?? {}).flatMap(([landing, step]) =>
      stepFinding(step, written, tree, ['landings', landing]),
    ),
    ...steps.flatMap((step) => nextFindings(step, written, tree)),
    ...steps.flatMap((step) => buttonFindings(step, written, tree, registries)),
    ...steps.flatMap((step) => fieldFindings(step, tree)),
    ...pathFindings(campaign, tree),
  ];
}
