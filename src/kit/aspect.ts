import type { Facts } from '#src/domain/facts.ts';
import type { ExampleFacts } from './example.ts';

/** A value at which the outcome of a rule changes: the first number of a stretch, an id, a code. */
export type Cut = string | number;

/** What an aspect is divided by: the values at which a rule's outcome changes, and the flags and classes known already. */
type Division = {
  /** In ascending order, each once. */
  at: readonly Cut[];
  /** What the campaign says whoever visits. */
  campaign: { hasCaregiver?: boolean; caregiverType?: string };
  /** The class of another aspect that this one needs. */
  classOf: (aspect: 'study') => string | undefined;
};

/**
 * One independent part of what is known of a visitor, divided into classes: no rule's outcome changes within one. Classes
 * are named in words that findings can use; each has the facts of one visitor in it.
 */
export type Aspect = {
  /** Aspects that are known before this one. */
  needs?: readonly 'study'[];
  classes(division: Division): Readonly<Record<string, ExampleFacts>>;
  /** The class that these facts belong to. */
  classOf(facts: Facts, at: readonly Cut[]): string;
};

/** The cuts of an aspect of numbers. */
export const numbers = (cuts: readonly Cut[]): number[] => cuts.filter((cut) => typeof cut === 'number');

/** An aspect that is true or false. */
export function either(yes: string, no: string, example: ExampleFacts, isSo: (facts: Facts) => boolean): Aspect {
  return { classes: () => ({ [no]: {}, [yes]: example }), classOf: (facts) => (isSo(facts) ? yes : no) };
}

/** The class of visits that are about no study. */
export const withoutStudy = 'without a study';

/** An aspect of the study of the visit: `no` where there is none. */
export function ofStudy(yes: string, no: string, example: ExampleFacts, isSo: (facts: Facts) => boolean): Aspect {
  return {
    needs: ['study'],
    classes: ({ classOf }) => (classOf('study') === withoutStudy ? { [no]: {} } : { [no]: {}, [yes]: example }),
    classOf: (facts) => (facts.study !== undefined && isSo(facts) ? yes : no),
  };
}
