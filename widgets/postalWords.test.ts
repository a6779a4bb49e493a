import { expect, test } from 'vitest';
import type { Spec } from '#src/kit/spec.ts';
import { common } from '#src/i18n/locales/en/common.ts';
import { shell } from '#src/i18n/locales/en/shell.ts';
import { kinds } from './index.ts';

/** Product constants: texts that say postal code, whatever the box beside them is called in the country of the visitor. */
const fixed = [
  'What is your postal code?',
  'What is the postal code of the participant?',
  'Please enter a valid postal code',
  'Invalid postal code',
  'No study site was found for the given postal code.',
  'No {indicationName} {product} found for postal code {searchedPostalCode}',
  // What the checker and pages for operators call the kind.
  'Postal code',
];

const specs: readonly Spec[] = Object.values(kinds);
const texts = [common, shell, ...specs.map((spec) => spec.messages?.en ?? {})].flatMap(Object.values);

test('no other text of a page calls a Zip Code, an Eircode or a Postcode a postal code', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(new Set(texts.filter((text) => /postal code/i.test(text)))).toEqual(new Set(fixed));
});
