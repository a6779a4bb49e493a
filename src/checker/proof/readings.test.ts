import {
  assert,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  subarray,
  boolean,
  constant,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import { aspectOf, aspects, inOrder, type KnownAspect, type Reading } from '#src/kit/aspects.ts';
import type { Aspect, Cut } from '#src/kit/aspect.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Rule } from '#src/kit/rule.ts';
import { both } from './situations.ts';
import { rules } from '#src/rules/index.ts';

const ids = [4, 5, 6];
const perhaps = { nil: undefined };

const criterion = record({
  id: integer({ min: 1, max: 4 }),
  isCtScan: boolean(),
  gender: constantFrom('any', 'male', 'female'),
  questionType: constantFrom('yes_no_unsure', 'select_multiple'),
  qualifies: boolean(),
}).map(({ id, isCtScan, gender, questionType, qualifies }): Criterion => ({
  id,
  isCtScan,
  gender,
  questionType,
  questionId: id,
  question: 'A question?',
  responses: [
    { id: id * 10, text: 'Yes', position: 'A', qualifies },
    { id: id * 10 + 1, text: 'No', position: 'B', qualifies: !qualifies },
  ],
}));

const bound = option(integer({ min: 15, max: 70 }), perhaps);

const study = record({
  id: integer({ min: 1, max: 3 }),
  isSimulation: boolean(),
  gender: constantFrom('any', 'male', 'female'),
  minAge: bound,
  maxAge: bound,
  minBmi: option(integer({ min: 15, max: 35 }), perhaps),
  medicalRecords: boolean(),
  successPlan: option(constantFrom('visit', 'medical_records_collection'), perhaps),
  webScreener: option(
    record({ showCountrySelect: option(boolean(), perhaps), showRiskAssessment: boolean() }, { requiredKeys: [] }),
    perhaps,
  ),
});

const chosen = (id: number) => oneof(constant([id * 10]), constant([id * 10 + 1]), constant([]));

const answers = record(
  {
    age: integer({ min: 15, max: 75 }),
    birthDate: integer({ min: 1930, max: 2012 }).map((year) => `${year}-06-15`),
    gender: constantFrom('male', 'female', 'other'),
    heightCm: constant(170),
    weightKg: integer({ min: 50, max: 110 }),
    indicationIds: subarray([...ids, 9]),
    participant: constantFrom('myself', 'someone_else'),
    consents: record({ medicalRecordsHealthData: boolean() }, { requiredKeys: [] }),
    partnerConsent: record({ connect: boolean(), transfer: boolean(), healthData: boolean() }, { requiredKeys: [] }),
    responses: record({ 1: chosen(1), 2: chosen(2), 3: chosen(3), 4: chosen(4) }),
  },
  { requiredKeys: [] },
);

const path = record({
  hasCaregiver: boolean(),
  caregiverType: option(constantFrom('adult', 'parent_child'), perhaps),
  indication: option(
    constantFrom(...ids, 9).map((id) => ({ id, name: 'Condition' })),
    perhaps,
  ),
  skipDiagnosis: boolean(),
  genderRequired: boolean(),
});

const campaign = record({
  flowType: constantFrom('webScreener', 'signup', 'partnerScreener', 'studySearch'),
  outcome: constantFrom('full', 'criteria'),
  showCountrySelect: boolean(),
  consent: record({ shown: boolean(), onConditions: boolean() }),
  webScreenerProps: record({ shouldShowHeightWeight: boolean() }),
});

/** Facts of every sort, as an example; what a study or a site is without stays out. */
const anyExample = record({
  answers,
  path,
  campaign,
  study: option(study, perhaps),
  site: option(constant({}), perhaps),
  criteria: subarray([0, 1, 2, 3]).chain((places) => record(Object.fromEntries(places.map((at) => [at, criterion])))),
  bookings: constantFrom({}, { default: {} }, { 1: {} }, { 2: { isCancelled: true } }),
  query: constantFrom({}, { studyId: '2' }),
  country: constantFrom(...countryCodes),
  alreadyMatched: boolean(),
  isKnownLead: boolean(),
  minimal: boolean(),
  narrowScreen: boolean(),
  siteSchedulingEnabled: boolean(),
});

const withoutGaps = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutGaps(one)]));
};

/** The criteria of one study: each id once. */
const distinct = (all: readonly Criterion[]) => [...new Map(all.map((one) => [one.id, one])).values()];

const anyFacts = anyExample.map(({ criteria, site, minimal, siteSchedulingEnabled, ...rest }): Facts => {
  // Without a study there is nothing of one.
  const ofStudy = { site, minimal, siteSchedulingEnabled, criteria: distinct(Object.values(criteria)) };
  const example = { ...rest, ...(rest.study && ofStudy) };
  // What is undefined was left out, as an example does.
  return exampleFacts(withoutGaps(example) as ExampleFacts);
});

/** The cuts of an aspect that the rule reads. */
function cutsOf(readings: readonly Reading[], { key, of }: KnownAspect): readonly Cut[] {
  if (of !== undefined) return [of];
  return readings.flatMap((one) => (typeof one === 'object' && 'at' in one && one.aspect === key ? one.at : []));
}

/** The one visitor who stands for these facts, as far as the aspects tell them apart. */
function standIn(facts: Facts, readings: readonly Reading[]): Facts {
  const known = new Map<string, string>();
  let example: ExampleFacts = { campaign: facts.campaign };
  for (const one of inOrder(readings.map(aspectOf))) {
    const aspect: Aspect = aspects[one.name];
    const at = cutsOf(readings, one);
    const own = aspect.classOf(facts, at);
    const classes = aspect.classes({ at, campaign: {}, classOf: (other) => known.get(other) });
    const found = classes[own] ?? (one.name === 'caregiver' ? { path: facts.path } : undefined);
    if (!found) throw new Error(`"${one.key}" has no class "${own}"; it has: ${Object.keys(classes).join(', ')}`);
    known.set(one.key, own);
    example = both(example, found);
  }
  return exampleFacts(example);
}

const paramsOf = (rule: Rule): object[] => [...new Set(rule.examples.map(({ params = {} }) => params))];

describe('a rule depends on nothing but what it says it reads', () => {
  const cases = Object.entries<Rule>(rules).flatMap(([name, rule]) =>
    paramsOf(rule).map((params) => ({ name, rule, params })),
  );
  test.each(cases)('$name $params', ({ rule, params }) => {
    const given = withDefaults(rule.params, params);
    const read = rule.reads(given);
    assert(
      property(anyFacts, (facts) => {
        expect(rule.holds(standIn(facts, read), given)).toBe(rule.holds(facts, given));
      }),
      { numRuns: 300, seed: 300 },
    );
  });
});
