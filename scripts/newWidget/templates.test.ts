import { expect, test } from 'vitest';
import { componentText } from './componentText.ts';
import { entryText, specText, testText, wordsOf } from './templates.ts';

test('a kind is read as words', () => {
  expect(wordsOf('RiskScore')).toBe('Risk score');
});

test.each([
  ['a text', { answer: 'nickname' }, 'TextField', "typed(() => 'example')", "toEqual({ nickname: 'example' })"],
  [
    'a text of some characters at most',
    { answer: 'nickname', maxLength: 4 },
    'maxLength={4}',
    "typed(() => 'exam')",
    "toEqual({ nickname: 'exam' })",
  ],
  [
    'one of some values',
    { answer: 'smoking', choices: ['never', 'not_any_more'] },
    "const choices = ['never', 'not_any_more'] as const",
    "marked(() => 'never')",
    "toEqual({ smoking: 'never' })",
  ],
  [
    'yes or no',
    { answer: 'drives', choices: 'yesNo' },
    "set({ drives: text === 'yes' })",
    "marked(() => 'yes')",
    'toEqual({ drives: true })',
  ],
  [
    'some of some values',
    { answer: 'sports', choices: ['walking', 'swimming'], isSeveral: true },
    'choices.filter((choice) => values.includes(choice))',
    "marked(() => 'walking')",
    "toEqual({ sports: ['walking'] })",
  ],
  [
    'a whole number',
    { answer: 'painLevel', number: { isWhole: true, minimum: 0, maximum: 10 } },
    'set({ painLevel: painLevelOf(text) }, { painLevel: text })',
    "typed(() => '10')",
    'toEqual({ painLevel: 10 })',
  ],
  [
    'a number without a most',
    { answer: 'distance', number: { isWhole: false, minimum: 1.5 } },
    'inputMode="decimal"',
    "typed(() => '2')",
    'toEqual({ distance: 2 })',
  ],
  ['nothing', {}, '<p>', 'nothing', 'shows its text'],
] as const)('a kind for %s asks for it, and its test gives it', (_, answer, component, entry, given) => {
  const blueprint = { kind: 'Example', ...answer };
  expect(componentText(blueprint)).toContain(component);
  expect(entryText(blueprint)).toBe(entry);
  expect(testText(blueprint)).toContain(given);
});

test.each([
  [
    { isWhole: true, minimum: 0, maximum: 10 },
    'a whole number from 0 to 10',
    'Number.isInteger(entered) && entered >= 0 && entered <= 10 ?',
  ],
  [{ isWhole: false, minimum: -5, maximum: 24 }, 'a number from 0 to 24', 'return entered >= 0 && entered <= 24 ?'],
  [{ isWhole: true, minimum: 2 }, 'a whole number, 2 or more', 'Number.isInteger(entered) && entered >= 2 ?'],
  [{ isWhole: false }, "a number'", 'return entered >= 0 ?'],
] as const)('a number is taken as its schema allows it: %j', (number, words, taken) => {
  const text = specText({ kind: 'Example', answer: 'amount', number });
  expect(text).toContain(`invalid: 'Please enter ${words}`);
  expect(text).toContain(`TODO: Please enter ${words}`);
  expect(text).toContain(taken);
  expect(text).toContain("drafts: ['amount']");
  expect(text).toContain("fieldName: 'TODO: Example'");
});

test('each value has its words in every language, marked where they are to be translated', () => {
  const text = specText({ kind: 'Example', answer: 'smoking', choices: ['0-5 a day', "don't_know"] });
  expect(text).toContain(`en: { title: 'Example', '0-5 a day': '0-5 a day', 'don\\'t_know': 'Don\\'t know' }`);
  expect(text).toContain(`es: { title: 'TODO: Example', '0-5 a day': 'TODO: 0-5 a day',`);
});
