import type { Facts } from '#src/domain/facts.ts';
import type { OptionSchemas, OptionsOf } from './options.ts';

/** Facts as an example writes them: what is left out is absent, false or empty. */
export type ExampleFacts = { [K in keyof Facts]?: Facts[K] extends object | undefined ? Partial<Facts[K]> : Facts[K] };

export type Rule<O extends OptionSchemas = OptionSchemas> = {
  /** One statement that is true when the rule holds. */
  description: string;
  params: O;
  /** Pure and total: absent answers give true or false too. */
  holds(facts: Facts, params: OptionsOf<O>): boolean;
  /** Facts for which it holds and fails with the given parameters. The tests run them, the proof draws on them. */
  examples: readonly { params?: OptionsOf<O>; holds: readonly ExampleFacts[]; fails: readonly ExampleFacts[] }[];
};

export function defineRule<const O extends OptionSchemas = Record<never, never>>(rule: Rule<O>): Rule<O> {
  return rule;
}
