import { describe, expect, test } from 'vitest';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Rule } from '#src/kit/rule.ts';
import { holds } from './evaluate.ts';
import type { Condition } from './index.ts';
import { rules } from './index.ts';

const registry: readonly (readonly [string, Rule])[] = Object.entries(rules);

const cases = registry.flatMap(([name, rule]) =>
  rule.examples.flatMap(({ params, holds: held, fails }) => [
    ...held.map((facts) => ({ name, rule, params, facts, expected: true })),
    ...fails.map((facts) => ({ name, rule, params, facts, expected: false })),
  ]),
);

describe('a rule', () => {
  test.each(cases)('$name is $expected with $params for $facts', ({ rule, params, facts, expected }) => {
    expect(rule.holds(exampleFacts(facts), withDefaults(rule.params, params))).toBe(expected);
  });

  test.each(registry)('%s has examples for which it holds and fails, and a description', (_name, rule) => {
    expect(rule.examples.some((example) => example.holds.length > 0)).toBe(true);
    expect(rule.examples.some((example) => example.fails.length > 0)).toBe(true);
    expect(rule.description).toMatch(/^[A-Z].*\.$/);
  });
});

test('a bound that is left out cuts no ages apart', () => {
  expect(rules.ageBetween.reads({ min: 18 })).toEqual([{ aspect: 'age', at: [18] }]);
  expect(rules.ageBetween.reads({ max: 65 })).toEqual([{ aspect: 'age', at: [66] }]);
});

test('whether a CT scan is asked for hangs on its question, the other questions, and whom the study suits', () => {
  expect(rules.asksForCtScan.reads({})).toEqual(['ctScan', 'criteria', 'suits']);
});

const question = (id: number, gender: 'any' | 'female', isCtScan = false): Criterion => ({
  id,
  questionId: id,
  isCtScan,
  gender,
  question: 'A question?',
  questionType: 'yes_no_unsure',
  responses: [{ id: id * 10, text: 'Yes', position: 'A', qualifies: true }],
});

test('the yes to another question is none to a CT scan', () => {
  const facts = exampleFacts({ criteria: [question(7, 'any')], answers: { responses: { 7: [70] } } });
  expect(rules.asksForCtScan.holds(facts, {})).toBe(false);
});

test('looking ahead, a CT scan may be asked for before its question is answered', () => {
  const held = [true, false].map((isCtScan) =>
    rules.asksForCtScan.holds(exampleFacts({ criteria: [question(7, 'any', isCtScan)], looksAhead: true }), {}),
  );
  expect(held).toEqual([true, false]);
});

test('looking ahead, the questions of any gender count until one is given', () => {
  const criteria = [question(7, 'any'), question(8, 'female')];
  const hasTwo = (answers: Facts['answers']) =>
    rules.hasQuestion.holds(exampleFacts({ criteria, answers, looksAhead: true }), { number: 2 });
  expect([hasTwo({}), hasTwo({ gender: 'male' }), hasTwo({ gender: 'female' })]).toEqual([true, false, true]);
});

describe('a condition', () => {
  const adult: Facts = exampleFacts({ answers: { age: 40 }, country: 'GB' });
  const isAdult = { rule: 'ageBetween', params: { min: 18 } } as const;
  const table: [sentence: string, condition: Condition | undefined, expected: boolean][] = [
    ['that is absent is met', undefined, true],
    ['of an empty list is met', [], true],
    ['is met when its rule holds', isAdult, true],
    ['asked to be true is met when its rule holds', { ...isAdult, is: true }, true],
    ['asked to be false is not met when its rule holds', { ...isAdult, is: false }, false],
    ['asked to be false is met when its rule fails', { rule: 'hasStudy', is: false }, true],
    ['of a list is met when every rule holds', [isAdult, { rule: 'countryIs', params: { country: 'GB' } }], true],
    ['of a list is not met when one rule fails', [isAdult, { rule: 'hasStudy' }], false],
  ];
  test.each(table)('%s', (_sentence, condition, expected) => {
    expect(holds(condition, adult)).toBe(expected);
  });

  test('has the parameters of its rule: the compiler refuses others', () => {
    const refused: Condition[] = [
      // @ts-expect-error an unknown rule
      { rule: 'ageBetwen' },
      // @ts-expect-error a parameter that is missing
      { rule: 'countryIs' },
      // @ts-expect-error a value that is none of the list
      { rule: 'countryIs', params: { country: 'XX' } },
      // @ts-expect-error a parameter where there is none
      { rule: 'hasStudy', params: { min: 1 } },
    ];
    expect(refused).toHaveLength(4);
  });
});
