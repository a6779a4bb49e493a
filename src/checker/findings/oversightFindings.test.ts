import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { described, draftChecker, type Draft } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const company = { en: 'Example Recruiting', es: 'Ejemplo Reclutamiento' };
/** What is found of the screener in whose document that stands. */
const found = (oversight: object) =>
  // A campaign is an object.
  described(check({ ...(JSON.parse(readFileSync('campaigns/ws10.json', 'utf8')) as Draft), oversight })).filter(
    (one) => !one.startsWith('C091'),
  );
const unnamed = [
  'C011 "whoAsks" says who asks, and the campaign names nobody: say with `oversight.recruiter` which company looks for participants',
];

test.each(['ws10', 's6', 'ps2', 'ws23'])('a block that says who asks names somebody: %s', (base) => {
  expect(described(check({ name: 'draft', extends: base, oversight: null }))).toEqual(unnamed);
});

test('an approval alone is nobody', () => {
  expect(found({ ethics: { committee: company, number: '7', version: '1' } })).toEqual(unnamed);
});

test.each([
  ['another company', { recruiter: company }],
  ['a sponsor that looks for them itself', { sponsor: company }],
])('nothing is found of %s', (_, oversight) => {
  expect(found(oversight)).toEqual([]);
});

test('nothing is found of nobody where nothing says who asks', () => {
  expect(described(check({ name: 'draft', extends: 'flare', oversight: null }))).toEqual([]);
});
