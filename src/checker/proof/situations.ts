import type { CampaignFacts, Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts, Rule } from '#src/kit/rule.ts';
import { withDefaults } from '#src/kit/options.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { RuleCondition } from '#src/rules/index.ts';

/** One situation a visitor can be in: what is particular about it, and the whole facts. */
export type World = { example: ExampleFacts; facts: Facts };

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The second laid over the first, object by object. */
function over(base: Bag, top: Bag): Bag {
  const merged = Object.entries(top).map(([key, value]) => {
    const below = base[key];
    return [key, isBag(below) && isBag(value) ? over(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/** Both examples at once, the second one winning. */
export function both(first: ExampleFacts, second: ExampleFacts): ExampleFacts {
  return over({ ...first }, { ...second });
}

function campaignFacts(campaign: Campaign): CampaignFacts {
  const { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps } = campaign;
  return { name, flowType, campaignType, outcome, showCountrySelect, consent, webScreenerProps };
}

/** What every visitor of the campaign brings along: nothing but the campaign. */
export function startOf(campaign: Campaign): ExampleFacts {
  const { hasCaregiver = false, caregiverType } = campaign;
  return { campaign: campaignFacts(campaign), path: { hasCaregiver, ...(caregiverType && { caregiverType }) } };
}

/** The facts an example stands for. */
export const worldOf = (example: ExampleFacts): World => ({ example, facts: exampleFacts(example) });

type Person = NonNullable<CampaignDocument['people']>[number];

/** The facts of an example visitor once everything is answered. */
export function worldOfPerson(campaign: Campaign, { query = {}, facts = {}, answers = {} }: Person): World {
  // The schema keeps the parts of facts to their names; their insides are taken as the person's word.
  return worldOf(both(startOf(campaign), { ...facts, query, answers } as ExampleFacts));
}

/** The values of `params` in the place of those of the example, wherever these occur in its facts. */
function withValues(node: unknown, values: ReadonlyMap<unknown, unknown>): unknown {
  if (values.has(node)) return values.get(node);
  if (Array.isArray(node)) return node.map((item) => withValues(item, values));
  if (!isBag(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withValues(value, values)]));
}

/** Situations in which the condition may hold or fail: the examples of its rule, also with its own parameters. */
export function examplesOf(
  { rule: name, params = {} }: RuleCondition,
  rules: Readonly<Record<string, Rule>>,
): ExampleFacts[] {
  const rule = rules[name];
  if (!rule) return [];
  const own: Bag = withDefaults(rule.params, params);
  return rule.examples.flatMap((example) => {
    const theirs: Bag = withDefaults(rule.params, example.params);
    const values = new Map(Object.keys(own).map((key) => [theirs[key], own[key]]));
    values.delete(undefined);
    const all = [...example.holds, ...example.fails];
    // Values were put in the place of values of the same parameter.
    return [...all, ...all.map((facts) => withValues(facts, values) as ExampleFacts)];
  });
}

/** Whether the rule of the condition says yes, whatever the condition asks for. */
export const saysYes = (condition: RuleCondition, facts: Facts): boolean => holds({ ...condition, is: true }, facts);

/** The same for any campaign. */
export function withoutCampaign(example: ExampleFacts): ExampleFacts {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'campaign'));
}

/** Product constant: how many combinations of truth are looked at; more than any campaign has had. */
const most = 2048;

/**
 * Situations for every combination of truth of the conditions that their examples can bring about, one for each.
 * The campaign's own flags stay as they are.
 */
export function worldsOf(
  starts: readonly World[],
  conditions: readonly RuleCondition[],
  rules: Readonly<Record<string, Rule>>,
): World[] {
  const examples = conditions.flatMap((condition) => examplesOf(condition, rules));
  const steps = examples.map(withoutCampaign);
  const found = new Map<string, World>();
  const queue: World[] = [];
  const add = (world: World) => {
    const truth = conditions.map((condition) => (saysYes(condition, world.facts) ? '1' : '0')).join('');
    if (found.has(truth) || found.size >= most) return;
    found.set(truth, world);
    queue.push(world);
  };
  starts.forEach(add);
  for (let world = queue.shift(); world; world = queue.shift())
    for (const step of steps) add(worldOf(both(world.example, step)));
  return [...found.values()];
}
