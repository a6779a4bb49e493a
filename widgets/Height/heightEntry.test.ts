import { expect, test } from 'vitest';
import { heightOf, heightTexts, heightUnit, isHeightEmpty } from './heightEntry.ts';
import { spec } from './spec.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';

test.each([
  ['the country decides at first: feet in the US', {}, 'US', 'ft'],
  ['the country decides at first: centimeters in Ireland', {}, 'IE', 'cm'],
  ['what the visitor chose stays', { heightUnit: 'cm' }, 'US', 'cm'],
  ['an unknown unit counts as none', { heightUnit: 'ells' }, 'US', 'ft'],
] as const)('%s', (_, drafts, country, unit) => {
  expect(heightUnit(drafts, country)).toBe(unit);
});

test.each([
  ['180 cm are 5 ft 11 in', 180, {}, { cm: '180', ft: '5', in: '11' }],
  ['twelve inches are carried', 182.5, {}, { cm: '183', ft: '6', in: '0' }],
  ['what was typed comes first', 180, { heightCm: '180.4' }, { cm: '180.4', ft: '5', in: '11' }],
  ['an emptied box stays empty', undefined, { heightFt: '', heightIn: '11' }, { cm: '', ft: '', in: '11' }],
])('%s', (_, cm, drafts, texts) => {
  expect(heightTexts(cm, drafts)).toEqual(texts);
});

test.each([
  ['90 cm are too few', 'cm', { cm: '90' }, undefined],
  ['91 cm are enough', 'cm', { cm: '91' }, 91],
  ['244 cm are not too many', 'cm', { cm: '244' }, 244],
  ['245 cm are too many', 'cm', { cm: '245' }, undefined],
  ['a decimal comma is understood', 'cm', { cm: '180,5' }, 180.5],
  ['words are not', 'cm', { cm: 'tall' }, undefined],
  ['6 ft 0 in are 182.88 cm', 'ft', { ft: '6', in: '0' }, 182.88],
  ['feet alone are no height', 'ft', { ft: '6', in: '' }, undefined],
  ['12 in are too many', 'ft', { ft: '5', in: '12' }, undefined],
  ['2 ft are too few', 'ft', { ft: '2', in: '11' }, undefined],
  ['8 ft 11 in are above 244 cm', 'ft', { ft: '8', in: '11' }, undefined],
] as const)('%s', (_, unit, texts, cm) => {
  expect(heightOf(unit, { cm: '', ft: '', in: '', ...texts })).toBe(cm);
});

test.each([
  ['a bad number of centimeters', { heightUnit: 'cm', heightCm: '90' }, [['centimeters', 'cm']]],
  ['a bad number of feet', { heightFt: '9', heightIn: '0' }, [['feet', 'ft']]],
  ['a bad number of inches', { heightFt: '5', heightIn: '12' }, [['inches', 'in']]],
  ['inches left out', { heightFt: '5', heightIn: '' }, [['inches', 'in']]],
  [
    'both wrong',
    { heightFt: '2', heightIn: '12' },
    [
      ['feet', 'ft'],
      ['inches', 'in'],
    ],
  ],
  ['more than 244 cm in feet', { heightFt: '8', heightIn: '11' }, [['feet', 'ft']]],
])('%s is named at its box', (_, drafts, expected) => {
  const found = spec.check?.({}, { drafts, facts: exampleFacts(), options: {}, required: true });
  const problems = Array.isArray(found) ? found : [];
  expect(problems.map(({ message, at }) => [message, at])).toEqual(expected);
});

test('a height is empty only when nothing is typed or stored', () => {
  expect(isHeightEmpty(undefined, { heightUnit: 'cm' })).toBe(true);
  expect(isHeightEmpty(undefined, { heightIn: '3' })).toBe(false);
  expect(isHeightEmpty(170, {})).toBe(false);
});
