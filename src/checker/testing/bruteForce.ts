import { constantFrom, integer, oneof, option, record, tuple, uniqueArray, type Arbitrary } from 'fast-check';
import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked, nextStep } from '#src/flow/nextStep.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { campaignExample } from '#src/checker/proof/situations.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import { prove } from '#src/checker/proof/prove.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { memoryProject, soundCampaign } from './soundCampaign.ts';

/** What a proof must find in a generated campaign, each kind of finding as often as it occurs. */
export type Expected = {
  unreached: string[];
  /** Conditions that have one outcome only, also in a campaign that needs no site. */
  constant: number;
  /** Cases that nobody takes, `otherwise` included; counted where no condition is constant. */
  missed: number;
  /** Steps that save without a consent that was asked for. */
  withoutConsent: string[];
};

const bound = integer({ min: 1, max: 100 });

const condition: Arbitrary<RuleCondition> = oneof(
  tuple(bound, bound).map(([min, max]): RuleCondition => ({ rule: 'ageBetween', params: { min, max } })),
  bound.map((min): RuleCondition => ({ rule: 'ageBetween', params: { min } })),
  constantFrom(...countryCodes).map((country): RuleCondition => ({ rule: 'countryIs', params: { country } })),
  constantFrom(1, 2).map((id): RuleCondition => ({ rule: 'hasIndication', params: { id } })),
  constantFrom<RuleCondition['rule'] & ('hasStudy' | 'fullyQualified' | 'leadIsKnown' | 'caregiverIsAdult')>(
    'hasStudy',
    'fullyQualified',
    'leadIsKnown',
    'caregiverIsAdult',
  ).map((rule): RuleCondition => ({ rule })),
).chain((one) => constantFrom({ ...one, is: true }, { ...one, is: false }));

const when = uniqueArray(condition, { minLength: 1, maxLength: 2, selector: ({ rule }) => rule });

/** A next step, or a choice of some, by rules at random. */
export const nextOf = (targets: readonly string[]) =>
  oneof(
    constantFrom(...targets),
    record({
      cases: uniqueArray(record({ when, to: constantFrom(...targets) }), {
        minLength: 1,
        maxLength: 2,
        selector: (one) => JSON.stringify(one),
      }),
      otherwise: constantFrom(...targets),
    }),
  );

const { home, ...others } = soundCampaign.steps;
const identity = home.fields.filter(({ kind }) => kind !== 'GenericConsent' && kind !== 'Email');

/** Documents of four steps, whose ways and consent are decided by rules at random; all of them lead to an end. */
export const generatedCampaign = record({
  consentWhen: option(when, { nil: undefined }),
  asksAt: constantFrom('home', 'result'),
  ofHome: nextOf(['result', 'indications', 'thanks']),
  ofResult: nextOf(['indications', 'thanks']),
}).map(({ consentWhen, asksAt, ofHome, ofResult }) => {
  const consent = { kind: 'GenericConsent', ...(consentWhen && { when: consentWhen }) };
  return {
    ...soundCampaign,
    people: [],
    copy: {},
    steps: {
      home: { fields: [...identity, ...(asksAt === 'home' ? [consent] : [])], next: ofHome },
      result: { fields: [...others.result.fields, ...(asksAt === 'result' ? [consent] : [])], next: ofResult },
      indications: { ...others.indications, saves: true },
      thanks: others.thanks,
    },
  };
});

const failing: Criterion = {
  id: 1,
  questionId: 1,
  question: 'A question?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [],
};

type Change = (facts: Facts) => Facts;
const answer =
  (answers: Facts['answers']): Change =>
  (facts) => ({ ...facts, answers: { ...facts.answers, ...answers } });
const study = exampleFacts({ study: {} }).study;
const site = exampleFacts({ site: {} }).site;
const same: Change = (facts) => facts;
const withStudy: Change = (facts) => ({ ...facts, ...(study && { study }) });
const excluded: Change = (facts) => ({ ...facts, ...(study && { study: { ...study, minAge: 130 } }) });
const cared =
  (caregiverType: 'adult' | 'parent_child'): Change =>
  (facts) => ({
    ...facts,
    path: { ...facts.path, hasCaregiver: true, caregiverType },
  });

/** Every value of what the rule of a condition may read, one by one; written without a look at what rules declare. */
const ways: Readonly<Record<string, readonly (readonly Change[])[]>> = {
  ageBetween: [[same, ...Array.from({ length: 120 }, (_, age) => answer({ age }))]],
  countryIs: [],
  hasIndication: [
    [
      same,
      ...[1, 2, 3].map((id): Change => (facts) => ({
        ...facts,
        path: { ...facts.path, indication: { id, name: 'C' } },
      })),
    ],
    [[], [1], [2], [1, 2], [3]].map((indicationIds) => answer({ indicationIds })),
  ],
  hasStudy: [[same, withStudy]],
  fullyQualified: [
    [same, withStudy, excluded],
    [same, (facts) => ({ ...facts, ...(site && { site }) })],
    [same, (facts) => ({ ...facts, alreadyMatched: true })],
    [same, (facts) => ({ ...facts, criteria: [failing] })],
  ],
  leadIsKnown: [[same, (facts) => ({ ...facts, isKnownLead: true })]],
  caregiverIsAdult: [
    [same, withStudy],
    // Without a study nothing says that the person cared for is an adult.
    [same, cared('parent_child'), (facts) => (facts.study ? cared('adult')(facts) : facts)],
  ],
};

/** All visitors that differ in what these rules may read, and in their country. */
function* visitors(campaign: Campaign, rules: ReadonlySet<string>): Generator<Facts> {
  const dimensions = [...rules].flatMap((rule) => ways[rule] ?? []);
  const countries = countryCodes.map((country): Change => (facts) => ({ ...facts, country }));
  let all: Change[] = countries;
  // The study comes first: what is said of a visitor may hang on it.
  for (const dimension of dimensions.toSorted((a, b) => Number(b.includes(withStudy)) - Number(a.includes(withStudy))))
    all = all.flatMap((before) =>
      dimension.map(
        (change): Change =>
          (facts) =>
            change(before(facts)),
      ),
    );
  const nobody = exampleFacts(campaignExample(campaign));
  for (const change of all) yield change(nobody);
}

const listed = (given: CampaignStep['fields'][number]['when']): readonly RuleCondition[] => {
  if (given === undefined) return [];
  return 'rule' in given ? [given] : given;
};

const conditionsOf = ({ next, fields }: CampaignStep) => [
  ...(typeof next === 'object' ? next.cases.flatMap((one) => listed(one.when)) : []),
  ...fields.flatMap((field) => listed(field.when)),
];

function walked({ steps }: Campaign, facts: Facts): CampaignStep[] {
  const path: CampaignStep[] = [];
  for (let step = steps['home']; step;) {
    path.push(step);
    const name = nextStep(step, facts);
    step = name === undefined ? undefined : steps[name];
  }
  return path;
}

/** Whether the save of this way sends a consent that was not asked for. */
function lacksConsent(path: readonly CampaignStep[], facts: Facts): boolean {
  const saved = path.findIndex(({ saves }) => saves);
  if (saved === -1) return false;
  if (!isInternational(facts.country) && !facts.campaign.consent.shown) return false;
  if (isInternational(facts.country) && !consentNeeded(facts)) return true;
  return !path
    .slice(0, saved + 1)
    .some(({ fields }) => fields.some((field) => field.kind === 'GenericConsent' && isAsked(field, facts)));
}

/** What is wrong with a generated campaign, found by sending every visitor through it. */
export function expectedOf(campaign: Campaign): Expected {
  const steps = Object.values(campaign.steps);
  const outcomes = new Map<RuleCondition, Set<boolean>>();
  const taken = new Map<string, Set<number>>();
  const lacking = new Set<string>();
  const used = new Set(steps.flatMap(conditionsOf).map(({ rule }) => rule));
  for (const facts of visitors(campaign, used)) {
    const path = walked(campaign, facts);
    if (lacksConsent(path, facts)) lacking.add('indications');
    for (const step of path) {
      for (const one of conditionsOf(step)) {
        const seen = outcomes.get(one) ?? new Set();
        for (const flowType of ['webScreener', 'signup'] as const)
          seen.add(holds({ ...one, is: true }, { ...facts, campaign: { ...facts.campaign, flowType } }));
        outcomes.set(one, seen);
      }
      const cases = typeof step.next === 'object' ? step.next.cases : [];
      taken.set(step.name, (taken.get(step.name) ?? new Set()).add(cases.findIndex((one) => holds(one.when, facts))));
    }
  }
  const missed = steps.flatMap(({ name, next }) => {
    const all = typeof next === 'object' ? [-1, ...next.cases.keys()] : [];
    return taken.has(name) ? all.filter((index) => !taken.get(name)?.has(index)) : [];
  });
  return {
    unreached: steps.flatMap(({ name }) => (taken.has(name) ? [] : [name])),
    constant: [...outcomes.values()].filter(({ size }) => size === 1).length,
    missed: missed.length,
    withoutConsent: [...lacking],
  };
}

const named = /"(\w+)"/;

/** What the proof found in the document, in the same words. */
function foundIn(findings: readonly Finding[]): Expected {
  const of = (...codes: Code[]) => findings.filter(({ code }) => codes.includes(code));
  const steps = (...codes: Code[]) => [...new Set(of(...codes).map(({ message }) => named.exec(message)?.[1] ?? ''))];
  return {
    unreached: steps('C040'),
    constant: of('C043').length,
    missed: of('C044', 'C045').length,
    withoutConsent: steps('C047', 'C048'),
  };
}

/** What the proof finds in a generated document, beside what sending everybody through it finds. */
export function comparison(document: object): { found: Expected; expected: Expected } {
  const project = memoryProject({ sound: document });
  const read = campaignReader(project)('sound');
  const { campaign, tree, document: accepted } = read;
  if (!campaign || !tree || !accepted || read.findings.length > 0)
    throw new Error(`This document cannot be read: ${read.findings.map(({ message }) => message).join('; ')}`);
  const { registries } = project;
  const found = foundIn(prove({ campaign, tree, document: accepted, registries }).findings);
  const expected = expectedOf(campaign);
  return { found, expected: { ...expected, missed: expected.constant > 0 ? 0 : expected.missed } };
}
