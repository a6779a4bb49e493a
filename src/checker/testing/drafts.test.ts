import { expect, test } from 'vitest';
import { draftChecker } from './drafts.ts';

const check = draftChecker();
const codesOf = (...drafts: Parameters<typeof check>) => check(...drafts).map(({ code }) => code);
const nobody = { replaces: ['people'], people: [] };
const heir = { name: 'heir', extends: 'base' };
const promising = { en: 'Take part without any risk', es: 'Participe sin ningún riesgo' };

test('each check knows its drafts alone', () => {
  expect(codesOf(heir, { name: 'base', extends: 'ws10', ...nobody })).toEqual([]);
  expect(codesOf(heir)).toEqual(['C004']);
});

test('a draft stands in place of a campaign for its own check alone', () => {
  const draft = { name: 'draft', extends: 'ws20', ...nobody };
  expect(codesOf(draft, { name: 'ws20', extends: 'ws10', pageTitle: promising, ...nobody })).toContain('C105');
  expect(codesOf(draft)).toEqual([]);
});

test('what only warns is found by each check, however often', () => {
  const draft = { name: 'draft', extends: 'ws10', ...nobody, pageTitle: { en: 'Over 90 kg', es: 'Más de 90 libras' } };
  expect([codesOf(draft), codesOf(draft)]).toEqual([['C101'], ['C101']]);
});
