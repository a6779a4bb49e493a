import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { spec } from './spec.ts';
import { weightOf, weightText, weightUnit } from './weightEntry.ts';

test.each([
  ['the country decides at first: pounds in the US', {}, 'US', 'lbs'],
  ['the country decides at first: kilograms in Canada', {}, 'CA', 'kg'],
  ['what the visitor chose stays', { weightUnit: 'kg' }, 'US', 'kg'],
] as const)('%s', (_, drafts, country, unit) => {
  expect(weightUnit(drafts, country)).toBe(unit);
});

test.each([
  ['70 kg are 154 lb', 'lbs', 70, {}, '154'],
  ['kilograms are shown whole', 'kg', 69.85, {}, '70'],
  ['what was typed comes first', 'kg', 69.85, { weight: '69.85' }, '69.85'],
  ['nothing is nothing', 'kg', undefined, {}, ''],
] as const)('%s', (_, unit, kg, drafts, text) => {
  expect(weightText(unit, kg, drafts)).toBe(text);
});

test.each([
  ['154 lb are 69.85 kg', 'lbs', '154', 69.85],
  ['1500 lb are not too many, and no more than 681 kg', 'lbs', '1500', 680.39],
  ['1501 lb are too many', 'lbs', '1501', undefined],
  ['681 kg are not too many', 'kg', '681', 681],
  ['682 kg are too many', 'kg', '682', undefined],
  ['a decimal comma is understood', 'kg', '70,5', 70.5],
  ['nothing below 0 is', 'kg', '-1', undefined],
] as const)('%s', (_, unit, text, kg) => {
  expect(weightOf(unit, text)).toBe(kg);
});

test.each([
  ['nothing typed is required', {}, {}, true, [{ message: 'required', at: 'lbs' }]],
  ['nothing typed is no problem where the campaign makes it optional', {}, {}, false, undefined],
  ['a weight out of bounds', {}, { weight: '1501' }, true, [{ message: 'invalid', at: 'lbs' }]],
  [
    'the box of the chosen unit is named',
    {},
    { weight: 'x', weightUnit: 'kg' },
    true,
    [{ message: 'invalid', at: 'kg' }],
  ],
  ['a stored weight is fine', { weightKg: 70 }, {}, true, undefined],
] as const)('%s', (_, value, drafts, required, problems) => {
  expect(spec.check?.(value, { drafts, required, facts: exampleFacts(), options: {} })).toEqual(problems);
});
