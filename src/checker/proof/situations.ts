import { isObject } from '#src/checker/json.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';

/** One situation of a visitor: the facts that it states, and all facts with the rest at their defaults. */
export type Situation = { example: ExampleFacts; facts: Facts };

type Values = Readonly<Record<string, unknown>>;

/** The first with the values of the second, merged object by object, lists one after the other. */
function over(base: Values, top: Values): Values {
  const merged = Object.entries(top).map(([key, value]) => {
    const below = base[key];
    if (Array.isArray(below) && Array.isArray(value)) return [key, [...below, ...value]] as const;
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

/** The example without its campaign: valid for any. */
export function withoutCampaign(example: ExampleFacts): ExampleFacts {
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'campaign'));
}
