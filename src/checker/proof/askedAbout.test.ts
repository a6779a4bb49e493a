import { expect, test } from 'vitest';
import type { Json } from '#src/checker/json.ts';
import { changed, listAt, printed, type Path } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();
const document: Json = { ...shipped.documents.get('flare-code'), people: [] };
const next = (from: string): Path => ['steps', from, 'next'];
const found = (changes: [Path, unknown][]) => {
  const text = printed(changes.reduce((all, [path, value]) => changed(all, path, value), document));
  const { findings } = shipped.check('flare-code', { text });
  return findings.map(({ code, message }) => `${code} ${message}`);
};
const noNumber =
  'C025 "contactCode" of the step "contactCode" needs the "phone" of visitors, and nothing before it has asked them for it';

test('a code is sent to what was asked before: on an earlier step, or above on its own', () => {
  expect(found([])).toEqual([]);
  expect(
    found([
      [next('name'), 'contactCode'],
      [next('contactCode'), 'phone'],
      [next('phone'), 'email'],
    ]),
  ).toEqual([noNumber]);
});

test('a code to an address needs an address', () => {
  const fields = ['steps', 'contactCode', 'fields'];
  const byEmail = listAt(document, fields).with(1, { kind: 'ContactCode', options: { contact: 'email' } });
  expect(found([[fields, byEmail]])).toEqual([noNumber.replace('"phone"', '"email"')]);
});

test.each([
  [
    'study-search',
    'home',
    ['C025 "studyResults" of the step "home" needs the "postalCode" of visitors, and nothing before it'],
  ],
  ['ss7', 'search', []],
])('studies near visitors of %s need a place, asked above on the page or before', (base, step, expected) => {
  const steps = { [step]: { changeFields: { searchArea: null } } };
  const text = JSON.stringify(
    { name: 'draft', extends: base, replaces: ['people'], people: [], showCountrySelect: false, steps },
    null,
    2,
  );
  const messages = shipped.check('draft', { text }).findings.map(({ code, message }) => `${code} ${message}`);
  expect(messages).toEqual(expected.map((one) => expect.stringContaining(one)));
});

test('thanks for the questions about health are for those who were asked them', () => {
  const thanks = [{ kind: 'HealthQuestionsThankYouPage' }];
  expect(found([[['steps', 'thankyou', 'fields'], thanks]])).toEqual([
    'C025 "healthQuestionsThankYouPage" of the step "thankyou" needs the answers to "HealthQuestions" or "HowHeard" of visitors, and nothing before it has asked them for it',
  ]);
});
