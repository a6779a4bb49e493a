import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '#src/flow/campaign.ts';
import { aspectOf, aspects, type AspectName, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Aspect, Cut } from '#src/kit/aspect.ts';
import { toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Rule } from '#src/kit/rule.ts';
import { rules, type RuleCondition } from '#src/rules/index.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { usesOf } from './conditions.ts';

/** Aspects of a visitor, each with the effects that would tell it. */
export type Untold = ReadonlyMap<AspectName, readonly string[]>;

/** What a campaign says of whoever answers for somebody else. */
export type Caregiver = Pick<Campaign, 'hasCaregiver' | 'caregiverType'>;

/**
 * What is known of a visitor: by the number of each aspect that of their class, or 0 or nothing where it is not known. Below 0
 * it is known to be one of some classes: `answered`, or what the ground has narrowed it to.
 */
export type Known = readonly number[];

/** What is known of an aspect that a visitor has told and that nothing has asked about since: that they are of some class of it. */
export const answered = -1;

/** Whether the class is known. */
export const isKnown = (known: Known, number: number): boolean => (known[number] ?? 0) > 0;

/** A class of an aspect. Its number, from 1, is the same whatever else is known. */
export type AspectClass = { number: number; picked: string; example: ExampleFacts };

/** Aspects by number, each with the values that divide it and its classes. Numbers are given as aspects are met with. */
export type Ground = {
  numberOf: (aspect: KnownAspect) => number;
  /** The aspect of the number, where it is divided, and the number of the aspect that its classes hang on. */
  aspectAt(number: number): { of: KnownAspect; at: readonly Cut[]; need?: number };
  /** The classes that a visitor of whom this is known may be of. */
  classesOf(number: number, known: Known): readonly AspectClass[];
  /** The names of these classes. */
  picksOf(number: number, known: Known): readonly string[];
  /** What is known of the aspect once only some of the classes that a visitor may be of are left; as before where none or all are. */
  narrowed(number: number, known: Known, isLeft: (one: AspectClass) => boolean): number;
  /** The class that is known; undefined where it is not. */
  classIn(number: number, known: Known): AspectClass | undefined;
};

/** What the condition's rule reads with the condition's parameters. */
export const readingsOf = onceFor(({ rule: name, params }: RuleCondition): readonly Reading[] => {
  const rule: Rule = rules[name];
  return rule.reads(withDefaults(rule.params, params));
});

const ascending = (a: Cut, b: Cut) => Number(a > b) - Number(a < b);

/** Where the aspects that campaigns read are divided: the cuts of all their conditions together, in ascending order. */
function cutsOf(campaigns: readonly Campaign[], ages: readonly Cut[]): ReadonlyMap<AspectName, readonly Cut[]> {
  const found = new Map<AspectName, Set<Cut>>(ages.length > 0 ? [['age', new Set(ages)]] : []);
  for (const { condition } of campaigns.flatMap(usesOf))
    for (const reading of readingsOf(condition)) {
      if (typeof reading === 'string' || 'of' in reading) continue;
      const cuts = found.get(reading.aspect) ?? new Set();
      for (const cut of reading.at) cuts.add(cut);
      found.set(reading.aspect, cuts);
    }
  return new Map([...found].map(([name, cuts]) => [name, [...cuts].toSorted(ascending)]));
}

type Division = { classes: readonly AspectClass[]; picks: readonly string[] };
/** All classes of an aspect, and those of whoever has told it. */
type Divided = { all: Division; told: Division };
/** An aspect, the number of the one that it needs, the names of its classes, and these by the class of what it needs. */
type Numbered = {
  of: KnownAspect;
  at: readonly Cut[];
  need?: number;
  names: string[];
  divisions: Divided[];
  narrow: Division[];
};

/** Somebody who has answered nothing. */
const nobody = exampleFacts();

const divisionOfClasses = (classes: readonly AspectClass[]): Division => ({
  classes,
  picks: classes.map(({ picked }) => picked),
});

/**
 * Where ages are divided, too, and the oldest that there are; and of what visitors are as somebody of whom nothing is known,
 * since nothing tells it.
 */
type Limits = { ages?: readonly Cut[]; oldest?: number; untold?: Untold };

/**
 * The aspects that these campaigns read, divided by the conditions of all of them, ages also at `ages`; `said` is certain of
 * each visitor.
 */
export function groundOf(
  campaigns: readonly Campaign[],
  said: Caregiver,
  { ages = [], oldest = Infinity, untold }: Limits = {},
): Ground {
  const cuts = cutsOf(campaigns, ages);
  const all: Numbered[] = [];
  const numbers = new Map<string, number>();

  function numberOf(of: KnownAspect): number {
    const known = numbers.get(of.key);
    if (known !== undefined) return known;
    const { needs: [needed] = [] }: Aspect = aspects[of.name];
    const need = needed && { need: numberOf(aspectOf(needed)) };
    const at = of.of === undefined ? (cuts.get(of.name) ?? []) : [of.of];
    numbers.set(of.key, all.length);
    return all.push({ of, at, ...need, names: [], divisions: [], narrow: [] }) - 1;
  }

  function numbered(number: number): Numbered {
    const one = all[number];
    if (!one) throw new Error(`No aspect has the number ${number}.`);
    return one;
  }

  function divided({ of, at, need, names }: Numbered, needed: number): Divided {
    const aspect: Aspect = aspects[of.name];
    const classOf = () => (need === undefined ? undefined : numbered(need).names[needed - 1]);
    const isOf = ([picked, { answers }]: [string, ExampleFacts]) =>
      untold?.has(of.name) ? picked === aspect.classOf(nobody, at) : of.name !== 'age' || (answers?.age ?? 0) <= oldest;
    const possible = Object.entries(aspect.classes({ at, campaign: said, classOf })).filter(isOf);
    const classes = possible.map(([picked, example]) => {
      const index = names.indexOf(picked);
      return { number: index === -1 ? names.push(picked) : index + 1, picked, example };
    });
    const unanswered = toldByAnyAnswer.includes(of.name) ? aspect.classOf(nobody, at) : undefined;
    return {
      all: divisionOfClasses(classes),
      told: divisionOfClasses(classes.filter(({ picked }) => picked !== unanswered)),
    };
  }

  function divisionOf(number: number, known: Known): Division {
    const one = numbered(number);
    const narrow = one.narrow[answered - 1 - (known[number] ?? 0)];
    if (narrow) return narrow;
    const needed = one.need === undefined ? 0 : (known[one.need] ?? 0);
    const { all: whole, told } = (one.divisions[needed] ??= divided(one, needed));
    return known[number] === answered ? told : whole;
  }

  function narrowed(number: number, known: Known, isLeft: (one: AspectClass) => boolean): number {
    const { need, narrow } = numbered(number);
    const before = divisionOf(number, known).classes;
    const left = before.filter(isLeft);
    // The classes of what hangs on another aspect are not the same for all.
    if (need !== undefined || left.length === 0 || left.length === before.length) return known[number] ?? 0;
    const same = narrow.findIndex(({ classes }) => isDeepStrictEqual(classes, left));
    const index = same === -1 ? narrow.push(divisionOfClasses(left)) - 1 : same;
    return answered - 1 - index;
  }

  return {
    numberOf,
    aspectAt: numbered,
    narrowed,
    classesOf: (number, known) => divisionOf(number, known).classes,
    picksOf: (number, known) => divisionOf(number, known).picks,
    classIn: (number, known) => divisionOf(number, known).classes.find((one) => one.number === known[number]),
  };
}
