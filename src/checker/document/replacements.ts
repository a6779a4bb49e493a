import type { Finding } from '#src/checker/finding.ts';
import { removed } from '#src/checker/fixes.ts';
import { partOf, placeOf, textAt } from './tree.ts';
import type { Tree } from './tree.ts';

type Path = readonly string[];

const itemsAt = (tree: Tree | undefined, path: Path): readonly Tree[] => {
  const list = tree && partOf(tree, path);
  return list?.kind === 'array' ? list.items : [];
};

const keysAt = (tree: Tree, path: Path): string[] => {
  const part = partOf(tree, path);
  return part?.kind === 'object' ? [...part.members.keys()] : [];
};

/** A list that replaces an inherited one: its path, the object whose `replaces` may name it, and the name there. */
type InheritedList = { path: Path; owner: Path; name: string; what: string; named: 'effect' | 'name' };

/** Every list of effects and of example visitors that the document writes. */
function listsOf(patch: Tree): InheritedList[] {
  const people: InheritedList = {
    path: ['people'],
    owner: [],
    name: 'people',
    what: 'example visitors',
    named: 'name',
  };
  const steps = keysAt(patch, ['steps']).map((step) => ['steps', step]);
  const effects = steps.flatMap((owner) => {
    const at = (name: string, ...more: string[]) => ({ path: [...owner, name, ...more], owner, name });
    const answers = keysAt(patch, [...owner, 'onAnswer']);
    return [at('onEnter'), at('onLeave'), ...answers.map((answer) => at('onAnswer', answer))];
  });
  const lists = effects.map((list): InheritedList => ({ ...list, what: 'effects', named: 'effect' }));
  return [...lists, people].filter(({ path }) => partOf(patch, path)?.kind === 'array');
}

const namesAt = (tree: Tree | undefined, { path, named }: InheritedList): string[] =>
  itemsAt(tree, path).flatMap((item) => textAt(item, named) ?? []);

/** `ws10` of `campaigns/ws10.json`. */
const campaignOf = (file: string) => file.replace(/^.*[/\\]/, '').replace(/\.json$/, '');

const isNamed = (patch: Tree, { owner, name }: InheritedList) =>
  itemsAt(patch, [...owner, 'replaces']).some((item) => item.kind === 'scalar' && item.value === name);

/** At most three of the names, and how many more there are. */
function shortList(names: readonly string[]): string {
  const more = names.length > 3 ? `, and ${names.length - 3} more` : '';
  return `${names.slice(0, 3).join(', ')}${more}`;
}

/** Warns of a list that leaves out entries of the inherited one; an empty list leaves them out visibly. */
function listWarning(base: Tree, patch: Tree, list: InheritedList): Finding[] {
  const inherited = namesAt(base, list);
  const written = namesAt(patch, list);
  const isSilent = written.length > 0 && inherited.some((name) => !written.includes(name));
  if (!isSilent || isNamed(patch, list)) return [];
  const from = campaignOf(placeOf(base, list.path).source.file);
  const count = inherited.length === 1 ? `one of the ${list.what}` : `the ${inherited.length} ${list.what}`;
  const message =
    `\`${list.path.slice(list.owner.length).join('.')}\` replaces ${count} inherited from ${from} ` +
    `(${shortList(inherited)}); repeat those that should stay, or say that it is meant: "replaces": ["${list.name}"]`;
  return [{ code: 'C007', at: placeOf(patch, list.path, true), message }];
}

/** Warns of names in `replaces` under which none of these lists, which have something inherited, is replaced. */
function idleWarnings(lists: readonly InheritedList[], patch: Tree): Finding[] {
  const owners: Path[] = [[], ...keysAt(patch, ['steps']).map((step) => ['steps', step])];
  return owners.flatMap((owner) =>
    itemsAt(patch, [...owner, 'replaces']).flatMap((item): Finding[] => {
      const name = item.kind === 'scalar' ? String(item.value) : '';
      const isUsed = lists.some((list) => list.name === name && list.owner.join() === owner.join());
      const message = `\`replaces\` names "${name}", but nothing inherited is replaced`;
      return isUsed ? [] : [{ code: 'C008', at: item.at, message, ...removed(item.at) }];
    }),
  );
}

/**
 * Warnings about lists of a document that replace inherited ones, as lists of a merge patch do: those that leave out
 * inherited entries without being named in `replaces`, and names in `replaces` that have no effect.
 */
export function replacementWarnings(base: Tree | undefined, patch: Tree): Finding[] {
  const lists = base ? listsOf(patch) : [];
  const silent = base ? lists.flatMap((list) => listWarning(base, patch, list)) : [];
  const replacing = lists.filter((list) => namesAt(base, list).length > 0);
  return [...silent, ...idleWarnings(replacing, patch)];
}
