import type { AspectClass, Known } from './ground.ts';
import { withClass } from './knowledge.ts';

/** Product constant: what may be supposed of a visitor at most, to see what is decided then. */
const mostSuppositions = 5_000;

/** What is known, with the classes that are supposed instead. */
export function over(known: Known, supposed: Known): Known {
  const all = known.slice();
  // Nothing is supposed of the others.
  supposed.forEach((picked, number) => (all[number] = picked));
  return all;
}

/** Every choice of one class for each of these aspects, or more choices than are looked at. */
function suppositions(of: readonly number[], classesOf: (number: number) => readonly AspectClass[]): readonly Known[] {
  return of.reduce<readonly Known[]>(
    (all, number) => {
      const classes = classesOf(number);
      return all
        .slice(0, mostSuppositions)
        .flatMap((one) => classes.map(({ number: picked }) => withClass(one, number, picked)));
    },
    [[]],
  );
}

/** A decision about a visitor: aspects of them by number, the classes that they may be of, and what is decided where some are supposed. */
type Supposed = {
  own: readonly number[];
  others: readonly number[];
  classesOf: (number: number) => readonly AspectClass[];
  decide: (supposed: Known) => unknown;
};

/** Whether the decision may differ by the class of their `own` aspects, with some class of each of the `others`. */
export function mayDiffer({ own, others, classesOf, decide }: Supposed): boolean {
  const [owns, rest] = [suppositions(own, classesOf), suppositions(others, classesOf)];
  // Too much to look at: it may differ.
  if (owns.length * rest.length > mostSuppositions) return true;
  return rest.some((other) => new Set(owns.map((one) => decide(over(other, one)))).size > 1);
}
