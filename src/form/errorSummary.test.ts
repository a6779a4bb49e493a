import { expect, test } from 'vitest';
import { createTexts } from '#src/i18n/texts.ts';
import { errorSummaryOf } from './errorSummary.ts';

const texts = createTexts('en', {
  Height: { en: { invalid: 'Between {min} and {max}', 'home.height.invalid': 'Taller' }, es: {} },
  common: { en: { required: 'This field is required' }, es: {} },
});
const height = { id: 'height', kind: 'Height' };

test.each([
  ['a problem of the field', 'phone', { message: 'required' }, 'height', 'This field is required'],
  [
    'a problem of one control',
    'phone',
    { message: 'invalid', at: 'feet', values: { min: 3, max: 8 } },
    'height-feet',
    'Between 3 and 8',
  ],
  ['a text for this field alone', 'home', { message: 'invalid' }, 'height', 'Taller'],
])('%s stands under the name of its control', (_sentence, step, problem, id, text) => {
  const said = errorSummaryOf(texts, step, [{ field: height, problem }], (control) => ({ name: `Name of ${control}` }));
  expect(said).toEqual([{ href: `#${id}`, name: `Name of ${id}`, text }]);
});
