import { expect, test } from 'vitest';
import type { CallName, Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

type Asked = { [N in CallName]: readonly [name: N, input: Input<N>, answer: unknown] }[CallName];

const near = (id: number) => expect.arrayContaining([expect.objectContaining({ id })]) as unknown;

/** What each call answers to a good input. */
const answers: readonly (readonly [sentence: string, ...Asked])[] = [
  [
    'criteria come in order',
    'criteria',
    { params: { studyId: 3 }, query: {} },
    [expect.objectContaining({ id: 3001 }), expect.objectContaining({ id: 3002 })],
  ],
  [
    'forty criteria can be had',
    'criteria',
    { params: { studyId: 8 }, query: {} },
    expect.objectContaining({ length: 40 }),
  ],
  [
    'the minimal screener is shorter',
    'criteria',
    { params: { studyId: 9 }, query: { minimal: '1' } },
    [expect.objectContaining({ id: 9001 })],
  ],
  [
    'the question about a CT scan is marked, and no other',
    'criteria',
    { params: { studyId: 10 }, query: {} },
    [
      expect.not.objectContaining({ isCtScan: expect.anything() }),
      expect.objectContaining({ questionId: 900001, isCtScan: true }),
    ],
  ],
  ['criteria come in Spanish', 'criteria', { params: { studyId: 3 }, query: { language: 'es' } }, near(3001)],
  [
    'the site in the same town is nearest, and has a name',
    'siteSearch',
    { query: { studyId: 1, postalCode: '60611', country: 'US' } },
    [{ id: 101, ssExtId: 'DEMO-1-01', distance: 0, name: 'Demo Clinic Chicago', place: 'Chicago, IL' }],
  ],
  [
    'a Canadian code finds the Canadian site',
    'siteSearch',
    { query: { studyId: 1, postalCode: 'm5g1x8', country: 'CA' } },
    near(109),
  ],
  ['a demo outcode is known', 'siteSearch', { query: { studyId: 1, postalCode: 'SE1 7EH', country: 'GB' } }, near(112)],
  [
    'an outcode of unknown place is near nothing',
    'siteSearch',
    { query: { studyId: 1, postalCode: 'ZE1 0AA', country: 'GB' } },
    [],
  ],
  ['no site is near Nome', 'siteSearch', { query: { studyId: 5, postalCode: '99762', country: 'US' } }, []],
  [
    'a study for a country serves all of it',
    'siteSearch',
    { query: { studyId: 8, postalCode: '99762', country: 'US' } },
    near(801),
  ],
  [
    'a study for a state serves its own',
    'siteSearch',
    { query: { studyId: 10, postalCode: '79901', country: 'US' } },
    [expect.objectContaining({ id: 1001 })],
  ],
  ['a known ZIP code is verified', 'verifyPostalCode', { query: { postalCode: '90210', country: 'USA' } }, true],
  [
    'a ZIP code with four more digits is verified',
    'verifyPostalCode',
    { query: { postalCode: '90210-1234', country: 'USA' } },
    true,
  ],
  [
    'a ZIP code that does not exist is not',
    'verifyPostalCode',
    { query: { postalCode: '00000', country: 'USA' } },
    false,
  ],
  [
    'a Canadian code is verified by its first half',
    'verifyPostalCode',
    { query: { postalCode: 'H3A 1A1', country: 'CAN' } },
    true,
  ],
  [
    'a Canadian code of no area is not',
    'verifyPostalCode',
    { query: { postalCode: 'X9X 9X9', country: 'CAN' } },
    false,
  ],
  ['elsewhere the pattern decides', 'verifyPostalCode', { query: { postalCode: 'D04 T6F4', country: 'IRL' } }, true],
  [
    'a wrong pattern is refused anywhere',
    'verifyPostalCode',
    { query: { postalCode: '12345', country: 'ZAF' } },
    false,
  ],
  [
    'a prototype key is no postal code',
    'verifyPostalCode',
    { query: { postalCode: '__proto__', country: 'USA' } },
    false,
  ],
  ['a participant is matched', 'alreadyMatched', examples.alreadyMatched, true],
  ['another number is not', 'alreadyMatched', { body: { phone: '+12125550100', studyId: 1 } }, false],
  ['another study is not', 'alreadyMatched', { body: { phone: '+12125550199', studyId: 2 } }, false],
  ['a US number is valid', 'validatePhone', examples.validatePhone, { valid: true, e164: '+12125550123' }],
  ['a short number is not', 'validatePhone', { body: { phone: '123', country: 'US' } }, { valid: false }],
  [
    'a British number is valid',
    'validatePhone',
    { body: { phone: '07400 123456', country: 'GB' } },
    { valid: true, e164: '+447400123456' },
  ],
  [
    'categories come with conditions',
    'indicationCategories',
    { query: { locale: 'en' } },
    expect.arrayContaining([expect.objectContaining({ name: 'Skin' })]),
  ],
  [
    'categories come in Spanish',
    'indicationCategories',
    { query: { locale: 'es' } },
    expect.arrayContaining([expect.objectContaining({ name: 'Piel' })]),
  ],
  [
    'studies come by their ids, in the order of the list, without those that there are none of',
    'listedStudies',
    { query: { 'ids[]': [3, 999, 1], locale: 'es' } },
    [expect.objectContaining({ id: 3 }), expect.objectContaining({ id: 1 })],
  ],
  [
    'a single study comes by its id',
    'listedStudies',
    { query: { 'ids[]': [2], locale: 'en' } },
    [expect.objectContaining({ id: 2 })],
  ],
  ['advisors take calls at noon', 'canCallNow', { query: { country: 'US' } }, { callNow: true }],
  [
    'conditions may be told with the question',
    'canCallNow',
    { query: { country: 'US', 'indicationIds[]': [101, 202] } },
    { callNow: true },
  ],
];

const server = testServer();

test.each(answers)('%s', async (_sentence, name, input, answer) => {
  const visitor = await server().visitor();
  const response = await visitor.call(name, input);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(answer);
});

test('advisors take no calls at night, and say when they do again', async () => {
  server().setTime('2026-11-19T03:00:00Z');
  const response = await server()
    .stranger()
    .call('canCallNow', { query: { country: 'US' } });
  expect(response.json()).toEqual({ callNow: false, opens: '2026-11-19T14:00:00.000Z' });
});
