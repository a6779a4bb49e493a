import { expect, test } from 'vitest';
import type { Facts } from '#src/domain/facts.ts';
import { country } from './personAspects.ts';

test.each([
  ['GB', 'in the United Kingdom'],
  ['CA', 'in Canada'],
] as const)('a country is named as a sentence says it: %s', (code, words) => {
  // Nothing else is read of the facts.
  expect(country.classOf({ country: code } as Facts, [code])).toBe(words);
});
