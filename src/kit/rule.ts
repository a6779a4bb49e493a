import type { Facts } from '#src/domain/facts.ts';
import type { Reading } from './aspects.ts';
import type { ExampleFacts } from './example.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';

/** A predicate over the facts that campaigns name in their conditions. */
export type Rule<O extends OptionSchemas = OptionSchemas> = {
  /** One statement that is true when the rule holds. */
  description: string;
  params: O;
  /**
   * Everything that its outcome depends on. The proof of a campaign walks each class of these aspects; a test holds rule
   * and declaration to each other.
   */
  reads(params: OptionsOf<O>): readonly Reading[];
  /** Pure and total: absent answers give true or false too. */
  holds(facts: Facts, params: OptionsOf<O>): boolean;
  /**
   * Facts for which it holds and fails with the given parameters. Tests evaluate them.
   */
  examples: readonly { params?: OptionsOf<O>; holds: readonly ExampleFacts[]; fails: readonly ExampleFacts[] }[];
};

/** Registers a rule: its parameters are typed from their schemas. */
export function defineRule<const O extends OptionSchemas = NoOptions>(rule: Rule<O>): Rule<O> {
  return rule;
}
