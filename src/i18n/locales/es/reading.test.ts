import { expect, test } from 'vitest';
import { reading } from './reading.ts';

test.each([
  ['sí', 1],
  ['ley', 1],
  ['que', 1],
  ['estudio', 3],
  ['información', 4],
  ['ciudad', 2],
  ['leer', 2],
  ['país', 2],
  ['día', 2],
  ['guía', 2],
  ['agua', 2],
  ['bilingüe', 3],
  ['ayuda', 3],
  ['averiguáis', 4],
  ['aeropuerto', 5],
  ['AÉREO', 4],
  ['y', 1],
  ['SMS', 1],
])('%s has %i syllables', (word, expected) => {
  expect(reading.syllablesOf(word)).toBe(expected);
});

test('short sentences of short words are easier than long ones', () => {
  const short = reading.figureOf({ sentences: 10, words: 100, syllables: 180 });
  expect(short).toBeCloseTo(206.84 - 60 * 1.8 - 1.02 * 10);
  expect(reading.figureOf({ sentences: 4, words: 100, syllables: 180 })).toBeLessThan(short);
});
