import type { Facts } from '#src/domain/facts.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';

/** A part of a value: properties may be left out at every depth; lists and plain values are whole. */
type Part<T> = T extends readonly unknown[] | string | number | boolean | undefined
  ? T
  : string extends keyof T
    ? { [K in keyof T]: Part<T[K]> }
    : { [K in keyof T]?: Part<T[K]> };

/** Facts as an example writes them: what is left out is absent, false or empty; a study, site or booking is filled up. */
export type ExampleFacts = Part<Facts>;

export type Rule<O extends OptionSchemas = OptionSchemas> = {
  /** One statement that is true when the rule holds. */
  description: string;
  params: O;
  /** Pure and total: absent answers give true or false too. */
  holds(facts: Facts, params: OptionsOf<O>): boolean;
  /** Facts for which it holds and fails with the given parameters. The tests run them, the proof draws on them. */
  examples: readonly { params?: OptionsOf<O>; holds: readonly ExampleFacts[]; fails: readonly ExampleFacts[] }[];
};

export function defineRule<const O extends OptionSchemas = NoOptions>(rule: Rule<O>): Rule<O> {
  return rule;
}
