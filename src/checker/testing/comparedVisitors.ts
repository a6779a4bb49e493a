import { isDeepStrictEqual } from 'node:util';
import { boolean, constantFrom, integer, option, record, subarray, tuple } from 'fast-check';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { aspects } from '#src/kit/aspects.ts';
import type { Aspect } from '#src/kit/aspect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { compareCampaigns, type Difference } from '#src/checker/compareCampaigns.ts';
import { both, campaignExample } from '#src/checker/proof/situations.ts';
import { sidesOf } from './comparing.ts';
import { generatedCampaign } from './generatedCampaign.ts';

const perhaps = { nil: undefined };
const cared = (['adult', 'parent_child'] as const).map((caregiverType) => ({ hasCaregiver: true, caregiverType }));
/** Visitors at random. */
export const aVisitor = record(
  {
    answers: record({ age: integer({ min: 0, max: 119 }), indicationIds: subarray([1, 2, 3]) }, { requiredKeys: [] }),
    country: constantFrom(...countryCodes),
    study: option(constantFrom({}, { minAge: 130 }), perhaps),
    site: option(constantFrom({}), perhaps),
    alreadyMatched: boolean(),
    isKnownLead: boolean(),
    query: constantFrom({ landing: 'study' }, { landing: 'postal' }),
    // A study that names the person cared for says that somebody answers for them.
    path: record(
      {
        indication: constantFrom(1, 2, 3).map((id) => ({ id, name: 'Condition' })),
        care: constantFrom({}, { hasCaregiver: true }, ...cared),
      },
      { requiredKeys: [] },
    ).map(({ care, ...path }) => ({ ...path, ...care })),
  },
  { requiredKeys: [] },
  // Safe: `undefined` is left out below.
).map((one): ExampleFacts => JSON.parse(JSON.stringify(one)) as ExampleFacts);

type Caregiver = Pick<Campaign, 'hasCaregiver' | 'caregiverType'>;

/** The facts of somebody in a campaign: it says more than they do of who answers, and only a study says more of the person cared for. */
function factsIn(
  campaign: Campaign,
  visitor: ExampleFacts,
  { hasCaregiver, caregiverType }: Caregiver = campaign,
): Facts {
  const facts = exampleFacts(both(campaignExample(campaign), visitor));
  const { path: said = {}, study } = visitor;
  const path = {
    ...facts.path,
    hasCaregiver: hasCaregiver ?? said.hasCaregiver ?? false,
    caregiverType: (study && said.caregiverType) ?? caregiverType ?? 'parent_child',
  };
  return { ...facts, path };
}

/** What two campaigns agree on. */
const agreedBy = (one: Campaign, other: Campaign): Caregiver => ({
  ...(one.hasCaregiver !== undefined && one.hasCaregiver === other.hasCaregiver && { hasCaregiver: one.hasCaregiver }),
});

/** Whether somebody goes on from a step without the age that they must tell there, as nobody can. */
const passesUnanswered = ({ fields, next }: CampaignStep, facts: Facts): boolean =>
  next !== undefined &&
  facts.answers.age === undefined &&
  fields.some((field) => field.kind === 'Age' && field.required !== false && isAsked(field, facts));

/**
 * What somebody meets with in a campaign that offers them one way, as the engine of pages says: no word of the comparison.
 * Nothing of those whom pages stop.
 */
function metBy(campaign: Campaign, visitor: ExampleFacts): Set<string> | undefined {
  const facts = factsIn(campaign, visitor);
  const met = new Set<string>();
  const first = firstStep(campaign, facts.query['landing']);
  met.add(`begin ${first}`);
  for (let step = campaign.steps[first]; step && !met.has(`step ${step.name}`);) {
    if (passesUnanswered(step, facts)) return undefined;
    met.add(`step ${step.name}`);
    for (const field of step.fields)
      if (isAsked(field, facts)) met.add(`field ${step.name}.${field.id} ${field.required ?? 'as usual'}`);
    const to = followingStep(campaign, step, facts);
    met.add(to === undefined ? `end ${step.name}` : `way ${step.name} ${to}`);
    step = campaign.steps[to ?? ''];
  }
  return met;
}

/** What the visitor meets with on one side only; ways of those steps alone that they get to on both. */
function changesFor(before: Set<string>, after: Set<string>): string[] {
  const changes = [...before, ...after]
    .filter((one) => before.has(one) !== after.has(one))
    .map((one) => one.split(' '));
  const isKept = (step = '') => before.has(`step ${step}`) && after.has(`step ${step}`);
  const kept = changes.filter(([sort, step]) => sort !== 'way' || isKept(step));
  return [...new Set(kept.map(([sort, at]) => (sort === 'begin' ? 'way' : `${sort} ${at}`)))].toSorted();
}

const named = ({ sort, step, field }: Difference) =>
  field !== undefined ? `field ${step}.${field}` : step === undefined ? sort : `${sort} ${step}`;

/** The landing page that a visit begins with; one that the campaigns do not have is none. */
const landingIn = ({ query }: Facts) => (query['landing'] === 'study' ? 'study' : '');

const isFor = ({ conditions }: Difference, facts: Facts) =>
  conditions.some((all) =>
    all.every(({ about, classes }) => {
      if (!('name' in about)) return classes.has(landingIn(facts));
      const aspect: Aspect = aspects[about.name];
      return classes.has(aspect.classOf(facts, about.at));
    }),
  );

/** Campaigns at random, some with a landing page, some that say who answers. */
export const varied = tuple(
  generatedCampaign,
  record(
    { landings: record({ study: constantFrom('result', 'indications') }), hasCaregiver: boolean() },
    { requiredKeys: [] },
  ),
).map(([document, more]) => ({ ...document, ...more }));

/** What is told of somebody or of an example, beside what they meet with in truth. */
type Replayed = { visitor: ExampleFacts; told: readonly string[]; changes: readonly string[] };

/** The differences told of two documents, and the visitors and examples of whom another thing is told than they meet with. */
export function replayed(documents: readonly [object, object], visitors: readonly ExampleFacts[]) {
  const [before, after] = sidesOf({ sound: documents[0] }, { sound: documents[1] });
  const differences = compareCampaigns(before, after).filter(({ sort }) => sort !== 'setting');
  const changesOf = (visitor: ExampleFacts) => {
    const [old, now] = [before, after].map(({ model }) => metBy(model.campaign, visitor));
    return old && now && changesFor(old, now);
  };
  const ofVisitors = visitors.flatMap((visitor): Replayed[] => {
    const changes = changesOf(visitor);
    if (!changes) return [];
    const facts = factsIn(before.model.campaign, visitor, agreedBy(before.model.campaign, after.model.campaign));
    const told = [...new Set(differences.filter((one) => isFor(one, facts)).map(named))].toSorted();
    return isDeepStrictEqual(told, changes) ? [] : [{ visitor, told, changes }];
  });
  const ofExamples = differences.flatMap((one): Replayed[] => {
    const changes = changesOf(one.example);
    return !changes || changes.includes(named(one)) ? [] : [{ visitor: one.example, told: [named(one)], changes }];
  });
  return { differences: differences.length, wrong: [...ofVisitors, ...ofExamples] };
}
