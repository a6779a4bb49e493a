import type { OptionSchemas, OptionsOf } from '#src/kit/options.ts';
import * as age from './age.ts';
import * as booking from './booking.ts';
import * as caregiver from './caregiver.ts';
import * as consent from './consent.ts';
import * as country from './country.ts';
import * as diagnosis from './diagnosis.ts';
import * as lead from './lead.ts';
import * as qualification from './qualification.ts';
import * as screener from './screener.ts';

/**
 * Every rule by the name that campaigns use; its `description` documents it. A topic file exports rules and nothing
 * else.
 */
export const rules = {
  ...age,
  ...booking,
  ...caregiver,
  ...consent,
  ...country,
  ...diagnosis,
  ...lead,
  ...qualification,
  ...screener,
};

/** The name of a rule. */
export type RuleName = keyof typeof rules;

/** Parameters as a campaign writes them: those without a default that are required must be there. */
type Given<O extends OptionSchemas> = Partial<OptionsOf<O>> & {
  readonly [K in keyof O as O[K] extends { required: true } ? K : never]: unknown;
};

type Params<O extends OptionSchemas> = keyof O extends never
  ? { params?: never }
  : Partial<Given<O>> extends Given<O>
    ? { params?: Given<O> }
    : { params: Given<O> };

/** One rule that must hold or, with `is: false`, must not. */
export type RuleCondition = {
  [N in RuleName]: { rule: N; is?: boolean } & Params<(typeof rules)[N]['params']>;
}[RuleName];

/** One rule, or several that must all be met. */
export type Condition = RuleCondition | readonly RuleCondition[];
