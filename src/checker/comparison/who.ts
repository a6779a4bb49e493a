import { aspects } from '#src/kit/aspects.ts';
import type { Aspect, Cut } from '#src/kit/aspect.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { KnownClass } from '#src/checker/proof/visitor.ts';

/** One thing known of visitors: the class that they are of, or the landing page that their visit began with. */
export type Trait = KnownClass | { key: 'landing'; picked: string };

/** All that is known of some visitors, by its key. Visitors of whom nothing is known of a key may be of any class. */
export type Traits = ReadonlyMap<string, Trait>;

/** Conditions: the classes that visitors may be of, by key. */
type Conditions = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether some visitor of these traits meets the conditions. */
const mayMeet = (conditions: Conditions, traits: Traits): boolean =>
  [...conditions].every(([key, classes]) => classes.has(traits.get(key)?.picked ?? [...classes][0] ?? ''));

/** Whether every visitor of these traits meets the conditions. */
const allMeet = (conditions: Conditions, traits: Traits): boolean =>
  [...conditions].every(([key, classes]) => classes.has(traits.get(key)?.picked ?? ''));

/** The smallest sets of keys that have one of each of these lists. */
function fewestHitting(lists: readonly (readonly string[])[]): string[] {
  const unhit = (keys: readonly string[]) => lists.find((list) => !list.some((key) => keys.includes(key)));
  let level: string[][] = [[]];
  for (;;) {
    const further = new Map<string, string[]>();
    for (const keys of level) {
      const open = unhit(keys);
      if (!open) return keys;
      for (const key of open) further.set([...keys, key].toSorted().join(' '), [...keys, key]);
    }
    level = [...further.values()];
    if (level.length === 0) throw new Error('These visitors are some of the others.');
  }
}

/** The fewest conditions that these visitors meet and none of the others, then as many classes as none of the others is of. */
function conditionsFor(
  traits: Traits,
  others: readonly Traits[],
  all: ReadonlyMap<string, ReadonlySet<string>>,
): Conditions {
  const differing = others.map((other) =>
    [...traits].flatMap(([key, { picked }]) => ((other.get(key)?.picked ?? picked) === picked ? [] : [key])),
  );
  const conditions = new Map(fewestHitting(differing).map((key) => [key, new Set([traits.get(key)?.picked ?? ''])]));
  for (const [key, classes] of conditions)
    for (const one of all.get(key) ?? []) {
      classes.add(one);
      if (others.some((other) => mayMeet(conditions, other))) classes.delete(one);
    }
  return conditions;
}

/** Conditions, one of which each of these visitors meets and nobody of the others meets any: as few as are found. */
export function conditionsOf(these: readonly Traits[], others: readonly Traits[]): Conditions[] {
  const all = new Map<string, Set<string>>();
  for (const traits of [...these, ...others])
    for (const [key, { picked }] of traits) all.set(key, (all.get(key) ?? new Set()).add(picked));
  const found: Conditions[] = [];
  for (const traits of these) {
    if (!found.some((conditions) => allMeet(conditions, traits))) found.push(conditionsFor(traits, others, all));
  }
  let needed = found;
  for (const one of found) {
    const rest = needed.filter((other) => other !== one);
    if (these.every((traits) => rest.some((conditions) => allMeet(conditions, traits)))) needed = rest;
  }
  return needed;
}

type Class = KnownClass & { example: ReturnType<typeof exampleFacts> };

/** The classes of an aspect, each with one visitor of it. */
function classesOf(known: KnownClass): Class[] {
  const aspect: Aspect = aspects[known.name];
  const classes = aspect.classes({ at: known.at, campaign: {}, classOf: () => undefined });
  return Object.entries(classes).map(([picked, example]) => ({ ...known, picked, example: exampleFacts(example) }));
}

/** The words for these classes of an aspect, divided no further than tells them from its others. */
function namesOf(known: KnownClass, these: ReadonlySet<string>): { names: string[]; otherNames: string[] } {
  const aspect: Aspect = aspects[known.name];
  const classes = classesOf(known);
  const divided = (at: readonly Cut[]) => {
    const names = new Set(
      classes.filter(({ picked }) => these.has(picked)).map(({ example }) => aspect.classOf(example, at)),
    );
    const others = classes.filter(({ picked }) => !these.has(picked)).map(({ example }) => aspect.classOf(example, at));
    return { names: [...names], otherNames: [...new Set(others)] };
  };
  let at = known.at;
  for (const cut of known.of === undefined ? known.at : []) {
    const fewer = at.filter((one) => one !== cut);
    const { names, otherNames } = divided(fewer);
    if (!names.some((name) => otherNames.includes(name))) at = fewer;
  }
  return divided(at);
}

function wordsFor(trait: Trait, these: ReadonlySet<string>): string {
  if (trait.key === 'landing')
    return [...these]
      .map((name) => (name === '' ? 'from no landing page' : `from the landing page "${name}"`))
      .join(' or ');
  if (!('name' in trait)) return '';
  const { names, otherNames } = namesOf(trait, these);
  if (otherNames.length === 1 && names.length > 1) return `not ${otherNames[0]}`;
  return names.length > 1 ? `either ${names.join(' or ')}` : names.join();
}

/** One condition: what it is about, and the classes that meet it. */
export type StatedCondition = { about: Trait; classes: ReadonlySet<string> };

/** The conditions with what each is about, which some of these visitors know. */
export function statedConditions(conditions: readonly Conditions[], these: readonly Traits[]): StatedCondition[][] {
  const abouts = new Map(these.flatMap((one) => [...one]));
  return conditions.map((one) =>
    [...one].flatMap(([key, classes]) => {
      const about = abouts.get(key);
      return about ? [{ about, classes }] : [];
    }),
  );
}

/** Visitors who meet all of one of these lists of conditions, as the beginning of a sentence. */
export function whoMeets(conditions: readonly (readonly StatedCondition[])[]): string {
  const words = conditions.map((all) => all.map(({ about, classes }) => wordsFor(about, classes)).join(', '));
  return words.includes('') ? 'All visitors' : `Visitors ${words.join('; and visitors ')}`;
}
