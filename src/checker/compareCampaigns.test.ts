import { array, assert, boolean, constantFrom, integer, option, property, record, subarray, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { firstStep } from '#src/flow/firstStep.ts';
import { followingStep } from '#src/flow/followingStep.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { aspects } from '#src/kit/aspects.ts';
import type { Aspect } from '#src/kit/aspect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { compareCampaigns, type Difference } from './compareCampaigns.ts';
import { describeDifferences } from './describeDifferences.ts';
import { both, campaignExample } from './proof/situations.ts';
import { generatedCampaign } from './testing/bruteForce.ts';
import { differencesBetween, sidesOf } from './testing/comparing.ts';
import { home, homeFields, withSteps } from './testing/planting.ts';
import { soundCampaign } from './testing/soundCampaign.ts';

const aged = (min: number, max: number, is = true) => ({ rule: 'ageBetween', params: { min, max }, is });
const changed = (kind: string, change: object) =>
  homeFields((fields) =>
    fields.map((field) => ('kind' in field && field.kind === kind ? { ...field, ...change } : field)),
  );
const { steps } = soundCampaign;

describe('what a change does is said, to whom and with an example', () => {
  const changes: [what: string, after: object, expected: string][] = [
    [
      'a consent that some ages in a country are no longer asked for',
      homeFields((fields) => [
        ...fields.filter((field) => !('kind' in field && field.kind === 'GenericConsent')),
        { kind: 'GenericConsent', when: aged(41, 44, false) },
        {
          kind: 'GenericConsent',
          id: 'abroad',
          when: [aged(41, 44), { rule: 'countryIs', params: { country: 'CA' }, is: false }],
        },
      ]),
      `Visitors aged 41 to 44
  - no longer see the consent *genericConsent* on *home*
  for example {"answers":{"age":41}}

Visitors aged 41 to 44, not in Canada
  - now see the consent *abroad* on *home*
  for example {"answers":{"age":41},"country":"AU"}`,
    ],
    [
      'a question that need not be answered any more',
      changed('Phone', { required: false }),
      `All visitors
  - are asked another *phone* on *home*: required: \`false\` instead of \`true\`
  for example {}`,
    ],
    [
      'a text of a question that only some are asked',
      {
        ...soundCampaign,
        copy: { en: { ...soundCampaign.copy.en, 'Email.short': 'Your mail' }, es: soundCampaign.copy.es },
      },
      `Visitors with a study
  - are asked another *email* on *home*: texts.en.short: \`"Your mail"\` instead of \`"Short"\`
  for example {"study":{}}`,
    ],
    [
      'a flow that ends sooner',
      withSteps({ indications: { fields: steps.indications.fields, saves: true }, thanks: null }),
      `All visitors
  - now end at *indications*
  - go on from *indications* to *an end* instead of *thanks*
  - no longer end at *thanks*
  - no longer see *screenerThankYou* on *thanks*
  for example {}`,
    ],
    [
      'questions in another order',
      home({ fields: [...steps.home.fields].toReversed() }),
      'meet with *genericConsent* before *fullName* on *home*',
    ],
    [
      'questions that are asked later, and others no more',
      withSteps({
        home: {
          ...steps.home,
          fields: steps.home.fields.filter(({ kind }) => kind === 'GenericConsent' || kind === 'Phone'),
        },
        indications: { ...steps.indications, fields: [...steps.indications.fields, { kind: 'FullName' }] },
      }),
      `All visitors
  - are no longer asked *postalCode* on *home*
  - are asked *fullName* on *indications* instead of *home*
  for example {}

Visitors with a study
  - are no longer asked *email* on *home*`,
    ],
    ['a page that no longer saves', home({ saves: false }), 'find another *home*: saves: `false` instead of `true`'],
    ['a title', { ...soundCampaign, pageTitle: { en: 'Join', es: 'Registro' } }, 'pageTitle.en: `"Join"` instead of'],
    [
      'a consent that is shown no more',
      { ...soundCampaign, consent: { shown: false } },
      'see the consent another *genericConsent* on *home*: consent.given: `"by going on"` instead of `"by ticking a box"`',
    ],
  ];
  test.each(changes)('%s', (_, after, expected) => {
    const text = describeDifferences(differencesBetween({ sound: soundCampaign }, { sound: after }));
    expect(text).toContain(expected);
  });
});

type Next = { cases: { when: object[]; to: string }[]; otherwise: string } | string;
type Generated = { steps: { home: { next: Next; fields: object[] }; result: { next: Next } } };

/** The cases the other way round: the one that was second first, without those whom the first one takes. */
function turned(next: Next): Next {
  if (typeof next === 'string') return next;
  const [first, second, ...more] = next.cases;
  if (!first || !second || more.length > 0 || first.when.length !== 1) return next;
  const [when] = first.when;
  const opposite = { ...when, is: !(when && 'is' in when && when.is) };
  return { ...next, cases: [{ ...second, when: [...second.when, opposite] }, first] };
}

/** Each case once for those who meet a further condition, and once for those who do not. */
function halved(next: Next): Next {
  if (typeof next === 'string') return { cases: [{ when: [aged(20, 30)], to: next }], otherwise: next };
  const cases = next.cases.flatMap(({ when, to }) =>
    [aged(20, 30), aged(20, 30, false)].map((one) => ({ when: [...when, one], to })),
  );
  return { ...next, cases };
}

const withNext = (document: Generated, change: (next: Next) => Next): Generated => ({
  ...document,
  steps: {
    ...document.steps,
    home: { ...document.steps.home, next: change(document.steps.home.next) },
    result: { ...document.steps.result, next: change(document.steps.result.next) },
  },
});

const nobodyGetsTo = (name: string) => (document: Generated) => ({
  ...document,
  steps: { ...document.steps, [name]: { fields: [{ kind: 'Age' }], next: 'thanks' } },
});

/** Two ways to write one campaign: nobody who visits can tell them apart. */
type Refactoring = (document: Generated) => [before: Record<string, object>, after: Record<string, object>];
const refactorings: [what: string, refactor: Refactoring][] = [
  [
    'cases that exclude each other in another order',
    (document) => [{ sound: document }, { sound: withNext(document, turned) }],
  ],
  ['cases in two halves', (document) => [{ sound: document }, { sound: withNext(document, halved) }]],
  [
    'the name of a step that nobody gets to',
    (document) => [{ sound: nobodyGetsTo('questions')(document) }, { sound: nobodyGetsTo('diagnosis')(document) }],
  ],
  [
    'inherited instead of written',
    (document) => [
      { sound: document },
      { base: { ...document, name: 'base' }, sound: { name: 'sound', extends: 'base' } },
    ],
  ],
  [
    'properties in another order',
    (document) => [{ sound: document }, { sound: Object.fromEntries(Object.entries(document).toReversed()) }],
  ],
  [
    'defaults that are written out, and another description',
    (document) => [
      { sound: document },
      { sound: { ...document, description: 'Other words', consent: { shown: true }, outcome: 'full', home: 'home' } },
    ],
  ],
];

describe('a thousand refactorings report nothing', () => {
  test.each(refactorings)('%s', (_, refactor) => {
    assert(
      property(generatedCampaign, (document) => {
        const [before, after] = refactor(document);
        expect(differencesBetween(before, after)).toEqual([]);
      }),
      { numRuns: Math.ceil(1000 / refactorings.length) },
    );
  });
});

const perhaps = { nil: undefined };
const cared = (['adult', 'parent_child'] as const).map((caregiverType) => ({ hasCaregiver: true, caregiverType }));
const aVisitor = record(
  {
    answers: record({ age: integer({ min: 0, max: 119 }), indicationIds: subarray([1, 2, 3]) }, { requiredKeys: [] }),
    country: constantFrom(...countryCodes),
    study: option(constantFrom({}, { minAge: 130 }), perhaps),
    site: option(constantFrom({}), perhaps),
    alreadyMatched: boolean(),
    isKnownLead: boolean(),
    query: constantFrom({ landing: 'age' }, { landing: 'postal' }),
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

/** What somebody meets with in a campaign that offers them one way, as the engine of pages says: no word of the comparison. */
function metBy(campaign: Campaign, visitor: ExampleFacts): Set<string> {
  const facts = factsIn(campaign, visitor);
  const met = new Set<string>();
  const first = firstStep(campaign, facts.query['landing']);
  met.add(`begin ${first}`);
  for (let step = campaign.steps[first]; step && !met.has(`step ${step.name}`);) {
    met.add(`step ${step.name}`);
    for (const field of step.fields) if (isAsked(field, facts)) met.add(`field ${step.name}.${field.id}`);
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
const landingIn = ({ query }: Facts) => (query['landing'] === 'age' ? 'age' : '');

const isFor = ({ conditions }: Difference, facts: Facts) =>
  conditions.some((all) =>
    all.every(({ about, classes }) => {
      if (!('name' in about)) return classes.has(landingIn(facts));
      const aspect: Aspect = aspects[about.name];
      return classes.has(aspect.classOf(facts, about.at));
    }),
  );

/** A campaign at random, some with a landing page, some that say who answers. */
const varied = tuple(
  generatedCampaign,
  record(
    { landings: record({ age: constantFrom('result', 'indications') }), hasCaregiver: boolean() },
    { requiredKeys: [] },
  ),
).map(([document, more]) => ({ ...document, ...more }));

test('of two campaigns at random it is said of each visitor what changes for them, and of each example', () => {
  assert(
    property(tuple(varied, varied), array(aVisitor, { minLength: 60, maxLength: 60 }), (pair, visitors) => {
      const [before, after] = sidesOf({ sound: pair[0] }, { sound: pair[1] });
      const differences = compareCampaigns(before, after).filter(({ sort }) => sort !== 'setting');
      const changesOf = (visitor: ExampleFacts) =>
        changesFor(metBy(before.model.campaign, visitor), metBy(after.model.campaign, visitor));
      for (const visitor of visitors) {
        const facts = factsIn(before.model.campaign, visitor, agreedBy(before.model.campaign, after.model.campaign));
        const told = differences.filter((one) => isFor(one, facts)).map(named);
        expect([...new Set(told)].toSorted()).toEqual(changesOf(visitor));
      }
      for (const one of differences) expect(changesOf(one.example)).toContain(named(one));
    }),
    { numRuns: 40 },
  );
});
