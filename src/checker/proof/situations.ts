import type { Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts, Rule } from '#src/kit/rule.ts';
import { withDefaults } from '#src/kit/options.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { RuleCondition } from '#src/rules/index.ts';

/** One situation of a visitor: the facts that it states, and all facts with the rest at their defaults. */
export type Situation = { example: ExampleFacts; facts: Facts };

type Values = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first with the values of the second, merged object by object. */
function over(base: Values, top: Values): Values {
  const merged = Object.entries(top).map(([key, value]) => {
    const below = base[key];
    return [key, isObject(below) && isObject(value) ? over(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Both examples at once, the second one winning. */
export function both(first: ExampleFacts, second: ExampleFacts): ExampleFacts {
  return over({ ...first }, { ...second });
}

/** The facts of a visitor of the campaign who has not answered anything. */
export function campaignExample(campaign: Campaign): ExampleFacts {
  const { hasCaregiver = false, caregiverType } = campaign;
  return { campaign: campaignFacts(campaign), path: { hasCaregiver, ...(caregiverType && { caregiverType }) } };
}

/** The situation that an example describes. */
export const situationOf = (example: ExampleFacts): Situation => ({ example, facts: exampleFacts(example) });

type Person = NonNullable<CampaignDocument['people']>[number];

/** The facts of an example visitor once everything is answered. */
export function situationOfPerson(campaign: Campaign, { query = {}, facts = {}, answers = {} }: Person): Situation {
  // The schema has checked the names of the facts; their contents are taken as written.
  return situationOf(both(campaignExample(campaign), { ...facts, query, answers } as ExampleFacts));
}

/** The example with each value replaced by the one that `values` maps it to, wherever it occurs. */
function withValues(node: unknown, values: ReadonlyMap<unknown, unknown>): unknown {
  if (values.has(node)) return values.get(node);
  if (Array.isArray(node)) return node.map((item) => withValues(item, values));
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withValues(value, values)]));
}

/** Situations in which the condition may hold or fail: the examples of its rule, also with its own parameters. */
export function examplesOf(
  { rule: name, params = {} }: RuleCondition,
  rules: Readonly<Record<string, Rule>>,
): ExampleFacts[] {
  const rule = rules[name];
  if (!rule) return [];
  const own: Values = withDefaults(rule.params, params);
  return rule.examples.flatMap((example) => {
    const theirs: Values = withDefaults(rule.params, example.params);
    const values = new Map(Object.keys(own).map((key) => [theirs[key], own[key]]));
    values.delete(undefined);
    const all = [...example.holds, ...example.fails];
    // Values were put in the place of values of the same parameter.
    return [...all, ...all.map((facts) => withValues(facts, values) as ExampleFacts)];
  });
}

/** Whether the rule of the condition holds, whichever outcome `is` expects. */
export const ruleHolds = (condition: RuleCondition, facts: Facts): boolean => holds({ ...condition, is: true }, facts);

/** The example without its campaign: valid for any. */
export function withoutCampaign(example: ExampleFacts): ExampleFacts {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'campaign'));
}

/** Product constant: how many combinations of outcomes are walked at most; no campaign has had as many. */
const most = 2048;

/**
 * One situation for every combination of outcomes of the conditions that their examples can produce.
 * The campaign's own flags stay as they are.
 */
export function situationsOf(
  starts: readonly Situation[],
  conditions: readonly RuleCondition[],
  rules: Readonly<Record<string, Rule>>,
): Situation[] {
  const examples = conditions.flatMap((condition) => examplesOf(condition, rules));
  const steps = examples.map(withoutCampaign);
  const found = new Map<string, Situation>();
  const queue: Situation[] = [];
  const add = (situation: Situation) => {
    const outcomes = conditions.map((condition) => (ruleHolds(condition, situation.facts) ? '1' : '0')).join('');
    if (found.has(outcomes) || found.size >= most) return;
    found.set(outcomes, situation);
    queue.push(situation);
  };
  starts.forEach(add);
  for (let situation = queue.shift(); situation; situation = queue.shift())
    for (const step of steps) add(situationOf(both(situation.example, step)));
  return [...found.values()];
}
