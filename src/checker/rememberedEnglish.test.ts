import { describe, expect, test } from 'vitest';
import { describeFinding } from './finding.ts';
import {
  foreignFindings,
  keyOfEnglish,
  keyOfTranslation,
  nothingRemembered,
  keyOfCampaign,
  rememberedIn,
  staleFindings,
  unknownFindings,
} from './rememberedEnglish.ts';
import { described, draftChecker } from './testing/drafts.ts';
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
  foreignFindings([consent(path, translation)], library, { english: remembered, findings: [] }).map(
    ({ code, message }) => `${code} ${message}`,
  );

test.each([
  ['of another name', 'consents/signup.us', 'consents/flare.us'],
  ['of another audience', 'consents/flare.international', 'consents/flare.us'],
])('words that were translated as those of a consent %s are found', (_, path, other) => {
  expect(found(path, 'Le llamamos.')).toEqual([
    `C039 The Spanish words of ${path} are those of ${other}; where both are to say the same, run \`npm run campaigns -- translated\``,
  ]);
});

test('the words of two consents in each other’s place are one mistake', () => {
  const swapped = [consent('consents/flare.us', 'Le escribimos.'), consent('consents/signup.us', 'Le llamamos.')];
  expect(foreignFindings(swapped, library, { english: remembered, findings: [] })).toHaveLength(1);
});

test.each([
  ['its own', 'consents/flare.us', 'Le llamamos.'],
  ['new', 'consents/flare.us', 'Le enviamos mensajes.'],
])('words that are %s have no finding', (_, path, translation) => {
  expect(found(path, translation)).toEqual([]);
});

const unknownIn = (english: Readonly<Record<string, readonly string[]>>) =>
  unknownFindings('spring', known, { english, findings: [] }).map(({ code, message }) => `${code} ${message}`);

describe('a translation whose English is not remembered', () => {
  const [first = ''] = Object.keys(remembered);
  const { [first]: _, ...others } = remembered;

  test('is found where those of its campaign were: it is new, or its entry is gone', () => {
    expect(unknownIn({ ...others, [keyOfCampaign('spring')]: [] })).toEqual([
      'C091 Nobody has said that the Spanish of consents/flare.us, "Le llamamos.", follows its English: once it does, run `npm run campaigns -- translated spring`',
    ]);
    expect(unknownIn({ ...remembered, [keyOfCampaign('spring')]: [] })).toEqual([]);
  });

  test('is not in a campaign that is new', () => {
    expect(unknownIn(others)).toEqual([]);
  });
});

describe('the file of what was remembered', () => {
  const file = 'translations/english.json';
  const spring = consent('consents/flare.us', 'Le llamamos.');
  const foundIn = (text: string, pairs = [spring], problem?: string) => {
    const read = rememberedIn({ file, text, ...(problem && { problem }) });
    return [...read.findings, ...staleFindings('sound', pairs, read)].map(describeFinding);
  };

  test.each([
    ['with nothing in it', '{}', /:1:1: C032 No translation is remembered any more/],
    ['that is empty', '\n', /:1:1: C032 No translation is remembered any more/],
    ['that is cut short', '{ "014ae53b": [', /:1:16: C001 This is not JSON/],
    ['of another form', '{ "014ae53b": "3045a99c" }', /:1:1: C012 These are no translations/],
    ['that is a list', '[]', /:1:1: C012 These are no translations/],
  ])('%s is named', (_, text, expected) => {
    expect(foundIn(text)).toEqual([expect.stringMatching(expected)]);
    expect(foundIn(text)[0]).toContain(file);
  });

  test('that cannot be read is named with why', () => {
    expect(foundIn('', [spring], 'This is a folder, not a file')).toEqual([
      `${file}:1:1: C009 This is a folder, not a file`,
    ]);
  });

  test.each<[string, string, TranslationPair[]]>([
    ['remembers what there is', JSON.stringify(remembered), known],
    ['remembers nothing where nothing is translated', '{}', []],
  ])('has no finding where it %s', (_, text, pairs) => {
    expect(foundIn(text, pairs)).toEqual([]);
  });

  test('may be absent', () => {
    expect(staleFindings('sound', [spring], nothingRemembered)).toEqual([]);
  });
});

test('English that a campaign changes without the Spanish that it inherits is found once, with what to do', () => {
  const home = { nav: { nextLabel: { en: 'Finish in 2 minutes' } } };
  expect(described(draftChecker()({ name: 'draft', extends: 'ws10', steps: { home } }))).toEqual([
    'C032 The Spanish of steps.home.nav.nextLabel, "Finalizar", was inherited and not made from its English "Finish in 2 minutes": write it beside that or, where it still says the same, run `npm run campaigns -- translated draft`',
  ]);
});
