import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Finding } from '#src/checker/finding.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { partOf, placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Registries } from '#src/checker/registries.ts';

type Path = readonly (string | number)[];

/** A step that something leads to, by its name, and where the document says so. */
type Reference = { name: string; path: Path };

function inNext({ name, next }: CampaignStep): Reference[] {
  const path = ['steps', name, 'next'];
  if (next === undefined) return [];
  if (typeof next === 'string') return [{ name: next, path }];
  const cases = next.cases.map(({ to }, index) => ({ name: to, path: [...path, 'cases', index, 'to'] }));
  return [...cases, { name: next.otherwise, path: [...path, 'otherwise'] }];
}

/** Steps that buttons of fields would open, by options whose names end in `Step`. */
function inButtons({ name, fields }: CampaignStep, tree: Tree, { kinds }: Registries): Reference[] {
  return fields.flatMap(({ kind, options }, index) =>
    Object.entries(withDefaults(kinds[kind]?.options ?? {}, options)).flatMap(([option, step]) => {
      if (!option.endsWith('Step') || typeof step !== 'string' || step === '') return [];
      return [{ name: step, path: [...fieldPath(tree, { name, fields }, index), 'options', option] }];
    }),
  );
}

/** Every step that the campaign names besides its own. */
function referencesIn(campaign: Campaign, tree: Tree, registries: Registries) {
  const { home, signedStep, bookedStep, landings = {}, steps } = campaign;
  const all = Object.values(steps);
  return [
    { name: home, path: ['home'] },
    ...(signedStep ? [{ name: signedStep, path: ['signedStep'] }] : []),
    ...(bookedStep ? [{ name: bookedStep, path: ['bookedStep'] }] : []),
    ...Object.entries(landings).map(([landing, name]): Reference => ({ name, path: ['landings', landing] })),
    ...all.flatMap(inNext),
    ...all.flatMap((step) => inButtons(step, tree, registries)),
  ];
}

/** Findings where the campaign has no step of a name. */
const stepFindings = (references: readonly Reference[], { steps }: Campaign, tree: Tree): Finding[] =>
  references
    .filter(({ name }) => !Object.hasOwn(steps, name))
    .map(({ name, path }): Finding => {
      const hint = suggestion(name, Object.keys(steps)) || `; it has ${Object.keys(steps).join(', ') || 'none'}`;
      return {
        code: 'C017',
        at: placeOf(tree, path),
        message: `This campaign has no step "${name}" to lead to${hint}`,
      };
    });

/** The first field that sends visitors away to sign, where nothing says at which step they go on. */
function signatureFindings({ signedStep, steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  if (signedStep !== undefined) return [];
  const signing = Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ kind }, index) => (kinds[kind]?.signs ? [{ step, index }] : [])),
  );
  return signing.slice(0, 1).map(({ step, index }): Finding => {
    const message = 'Visitors leave here to sign: say with `signedStep` at which step of this campaign they go on';
    return { code: 'C011', at: placeOf(tree, fieldPath(tree, step, index)), message };
  });
}

/** Buttons that open the step that they stand on: whoever presses one stays where they are. */
const circleFindings = (campaign: Campaign, tree: Tree, registries: Registries): Finding[] =>
  Object.values(campaign.steps).flatMap((step) =>
    inButtons(step, tree, registries).flatMap(({ name, path }): Finding[] => {
      if (name !== documentName(step)) return [];
      const message = `This leads to "${name}", where it stands: whoever presses it stays where they are`;
      return [{ code: 'C042', at: placeOf(tree, path), message }];
    }),
  );

/** Names that occur earlier in the list, with their indices. */
function repeated(names: readonly string[]): { index: number; name: string }[] {
  const earlier = new Set<string>();
  return names.flatMap((name, index) => {
    if (earlier.has(name)) return [{ index, name }];
    earlier.add(name);
    return [];
  });
}

function fieldFindings({ name, fields }: CampaignStep, tree: Tree): Finding[] {
  const found = repeated(fields.map(({ id }) => id)).map(({ index, name: id }) => {
    const at = placeOf(tree, [...fieldPath(tree, { name, fields }, index), 'id']);
    return { id, at, place: `${at.source.file}:${at.offset}` };
  });
  // One kind may stand for several fields.
  const firsts = found.filter(({ place }, index) => found.findIndex((one) => one.place === place) === index);
  return firsts.map(({ at, place }): Finding => {
    const alike = found.filter((one) => one.place === place);
    const ids = alike.map(({ id }) => `"${id}"`).join(', ');
    const message =
      alike.length === 1
        ? `A field of this step is already called ${ids}: give this one an "id" of its own`
        : `This step has fields called ${ids} already: leave out what asks for them again`;
    return { code: 'C018', at, message };
  });
}

function pathFindings({ steps }: Campaign, tree: Tree): Finding[] {
  const all = Object.values(steps);
  return repeated(all.map(({ path }) => path)).map(({ index, name }) => ({
    code: 'C019',
    at: placeOf(tree, ['steps', all[index]?.name ?? '', 'path']),
    message: `Another step already has the path "${name}"`,
  }));
}

/** Other names that the document gives a step and by which another one opens, or the same one already. */
function aliasFindings({ steps }: Campaign, tree: Tree): Finding[] {
  const all = Object.values(steps);
  const taken = new Set(all.flatMap(({ name, path }) => [name, path]));
  const named = all.filter(({ name }) => partOf(tree, ['steps', name, 'aliases']));
  return named.flatMap(({ name, aliases = [] }) =>
    aliases.flatMap((alias, index): Finding[] => {
      const isTaken = taken.has(alias);
      taken.add(alias);
      const message = `"${alias}" opens a step of this campaign already: leave the alias out`;
      return isTaken ? [{ code: 'C019', at: placeOf(tree, ['steps', name, 'aliases', index]), message }] : [];
    }),
  );
}

/**
 * Names of steps that do not exist or are missing, and ids and paths that are not unique. `written` has the steps as the document writes them,
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
    ...stepFindings(referencesIn(written, tree, registries), written, tree),
    ...signatureFindings(written, tree, registries),
    ...steps.flatMap((step) => fieldFindings(step, tree)),
    ...pathFindings(campaign, tree),
    ...aliasFindings(written, tree),
    ...circleFindings(written, tree, registries),
  ];
}
