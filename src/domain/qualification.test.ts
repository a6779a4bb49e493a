import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import * as qualification from './qualification.ts';
import { smokes } from './testing/smokes.ts';

const bounds = { minAge: 18, maxAge: 65, gender: 'female', minBmi: 18.5, maxBmi: 30 } as const;
// 200 cm make a weight in kilograms four times the index.
const suits: ExampleFacts = {
  study: bounds,
  site: {},
  criteria: [smokes],
  answers: { age: 40, gender: 'female', heightCm: 200, weightKg: 100, responses: { 1: [12] } },
};
const but = (answers: ExampleFacts['answers']): ExampleFacts => ({
  ...suits,
  answers: { ...suits.answers, ...answers },
});

describe('full qualification', () => {
  const failing: [sentence: string, facts: ExampleFacts][] = [
    ['age alone fails', but({ age: 66 })],
    ['gender alone fails', but({ gender: 'male' })],
    ['body mass alone fails', but({ weightKg: 130 })],
    ['a criterion alone fails', but({ responses: { 1: [11] } })],
    ['a site alone is missing', { ...suits, site: undefined }],
    ['the candidate is already matched', { ...suits, alreadyMatched: true }],
    ['there is no study', { ...suits, study: undefined }],
  ];
  test.each(failing)('is not given when %s', (_sentence, facts) => {
    expect(qualification.fullyQualified(exampleFacts(facts))).toBe(false);
  });

  test('is given when nothing fails, and without a site where none is required', () => {
    expect(qualification.fullyQualified(exampleFacts(suits))).toBe(true);
    const signUp: ExampleFacts = { ...suits, site: undefined, campaign: { flowType: 'signup' } };
    expect(qualification.fullyQualified(exampleFacts(signUp))).toBe(true);
    const onPhone: ExampleFacts = { ...suits, site: undefined, campaign: { flowType: 'partnerScreener' } };
    expect(qualification.fullyQualified(exampleFacts(onPhone))).toBe(false);
  });
});

describe('age, gender and body mass', () => {
  test.each([
    [17, false],
    [18, true],
    [65, true],
    [66, false],
    [undefined, false],
  ])('of a candidate aged %s suit a study from 18 to 65: %s', (age, expected) => {
    expect(
      qualification.ageQualifies({ answers: { age }, study: exampleFacts(suits).study, today: '2026-06-15' }),
    ).toBe(expected);
  });

  test.each([
    [{ minAge: 18 }, 17, false],
    [{ minAge: 18 }, 90, true],
    [{ maxAge: 65 }, 66, false],
    [{ maxAge: 65 }, 1, true],
  ])('within one bound alone: %j and %i years suit: %s', (study, age, expected) => {
    const facts = { answers: { age }, study: exampleFacts({ study }).study, today: '2026-06-15' };
    expect(qualification.ageQualifies(facts)).toBe(expected);
  });

  test('suit without a study, and without bounds', () => {
    const today = '2026-06-15';
    expect(qualification.bioQualifies({ answers: {}, today })).toBe(true);
    expect(qualification.bioQualifies({ answers: {}, study: exampleFacts({ study: {} }).study, today })).toBe(true);
  });

  test.each([
    ['female', 'female', true],
    ['female', 'male', false],
    ['female', 'other', false],
    ['female', undefined, false],
    ['any', 'other', true],
    ['any', undefined, true],
  ] as const)('in a study for %s a candidate who is %s qualifies: %s', (gender, own, expected) => {
    const { study } = exampleFacts({ study: { gender } });
    expect(qualification.genderQualifies({ answers: { gender: own }, study })).toBe(expected);
  });

  test.each([
    [73.6, false],
    [74, true],
    [120, true],
    [120.4, false],
    [undefined, false],
    [0, false],
  ])('a weight of %s kg at two metres suits an index from 18.5 to 30: %s', (weightKg, expected) => {
    const { study } = exampleFacts(suits);
    expect(qualification.bmiQualifies({ answers: { heightCm: 200, weightKg }, study })).toBe(expected);
  });

  test('of a candidate without a site or with bad criteria still qualify', () => {
    expect(qualification.bioQualifies(exampleFacts({ ...but({ responses: { 1: [11] } }), site: undefined }))).toBe(
      true,
    );
  });

  test('take the birth date before the age given', () => {
    expect(qualification.ageOfCandidate({ birthDate: '2000-06-16', age: 40 }, '2026-06-15')).toBe(25);
    expect(qualification.ageOfCandidate({ age: 40 }, '2026-06-15')).toBe(40);
    expect(qualification.ageOfCandidate({}, '2026-06-15')).toBeUndefined();
  });
});

describe('the outcome', () => {
  const byCriteria = { outcome: 'criteria' } as const;
  const table: [sentence: string, facts: ExampleFacts, outcome: qualification.Outcome][] = [
    ['congratulates the fully qualified', suits, 'congratulations'],
    ['does not qualify who fails with a site near', but({ age: 17 }), 'disqualified'],
    ['does not qualify who is already matched', { ...suits, alreadyMatched: true }, 'disqualified'],
    ['says that no site is near', { ...suits, site: undefined }, 'noSite'],
    ['says so also to who fails otherwise', { ...but({ age: 17 }), site: undefined }, 'noSite'],
    ['never congratulates in a simulation', { ...suits, study: { ...bounds, isSimulation: true } }, 'disqualified'],
    ['of a simulation does not speak of sites', { study: { isSimulation: true } }, 'disqualified'],
    ['by criteria overlooks body mass', { ...but({ weightKg: 10 }), campaign: byCriteria }, 'congratulations'],
    ['by criteria minds criteria', { ...but({ responses: {} }), campaign: byCriteria }, 'disqualified'],
    ['by criteria needs a study', { campaign: byCriteria }, 'noSite'],
  ];
  test.each(table)('%s', (_sentence, facts, outcome) => {
    expect(qualification.outcomeOf(exampleFacts(facts))).toBe(outcome);
  });
});
