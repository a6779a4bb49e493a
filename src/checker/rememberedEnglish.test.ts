import { expect, test } from 'vitest';
import { foreignFindings, keyOfEnglish, keyOfTranslation } from './rememberedEnglish.ts';
import type { TranslationPair } from './translationPairs.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };

const consent = (path: string, translation: string): TranslationPair => ({
  locale: 'es',
  path,
  english: 'We call you.',
  translation,
  englishAt: at,
  translationAt: at,
});

const library = {
  names: ['flare', 'signup'],
  files: [],
  wordings: () => ({ us: {}, international: {} }),
};

const known = [consent('consents/flare.us', 'Le llamamos.'), consent('consents/signup.us', 'Le escribimos.')];
const remembered = Object.fromEntries(known.map((pair) => [keyOfTranslation(pair), [keyOfEnglish(pair)]]));
const found = (path: string, translation: string) =>
  foreignFindings([consent(path, translation)], library, remembered).map(({ code, message }) => `${code} ${message}`);

test.each([
  ['of another name', 'consents/signup.us', 'consents/flare.us'],
  ['of another audience', 'consents/flare.international', 'consents/flare.us'],
])('words that were translated as those of a consent %s are found', (_, path, other) => {
  expect(found(path, 'Le llamamos.')).toEqual([
    `C039 The Spanish words of ${path} are those of ${other}; where both are to say the same, run \`npm run campaigns -- translated\``,
  ]);
});

test.each([
  ['its own', 'consents/flare.us', 'Le llamamos.'],
  ['new', 'consents/flare.us', 'Le enviamos mensajes.'],
])('words that are %s have no finding', (_, path, translation) => {
  expect(found(path, translation)).toEqual([]);
});
