import { expect, test } from 'vitest';
import { createTexts } from '#src/i18n/texts.ts';
import { summaryOf } from './summary.ts';

const texts = createTexts('en', {
  Height: {
    en: {
      fieldName: 'Height',
      'fieldName.feet': 'Feet',
      invalid: 'Between {min} and {max}',
      'home.height.invalid': 'Taller',
    },
    es: {},
  },
  Bare: { en: { invalid: 'Not like this' }, es: {} },
  common: { en: { required: 'This field is required' }, es: {} },
});
const height = { id: 'height', kind: 'Height' };

test.each([
  [
    'a problem of the field',
    'phone',
    { field: height, problem: { message: 'required' } },
    '#height',
    'Height: This field is required',
  ],
  [
    'a problem of one control',
    'phone',
    { field: height, problem: { message: 'invalid', at: 'feet', values: { min: 3, max: 8 } } },
    '#height-feet',
    'Feet: Between 3 and 8',
  ],
  [
    'a control without a name of its own',
    'phone',
    { field: height, problem: { message: 'required', at: 'unit' } },
    '#height-unit',
    'Height: This field is required',
  ],
  [
    'a kind without a name',
    'phone',
    { field: { id: 'b', kind: 'Bare' }, problem: { message: 'invalid' } },
    '#b',
    'Not like this',
  ],
  [
    'a text for this field alone',
    'home',
    { field: height, problem: { message: 'invalid' } },
    '#height',
    'Height: Taller',
  ],
])('%s', (_sentence, step, entry, href, text) => {
  const [said] = summaryOf(texts, step, [entry]);
  expect(said).toMatchObject({ href });
  expect(said && said.name + said.text).toBe(text);
});
