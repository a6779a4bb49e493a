import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (change: object) =>
  described(
    check({ name: 'draft', extends: 'study-search', people: [{ name: 'looks around', path: ['home'], ...change }] }),
  )
    .filter((one) => one.startsWith('C124'))
    .map((one) => one.slice(one.indexOf(': ') + 2));

test.each([
  [{ query: { studyId: '2' }, facts: { study: { id: 1 } } }, '"studyId" is "2", and "facts" have 1'],
  [
    { query: { 'indicationIds[]': '102' }, facts: { path: { indication: { id: 101, name: 'Asthma' } } } },
    '"indicationIds[]" is "102", and "facts" have 101',
  ],
  [{ answers: { phone: '+13125550123', phoneCountry: 'IE' } }, '"phone" is a number of US, and "phoneCountry" is "IE"'],
])('a visitor with %j contradicts themselves', (change, message) => {
  expect(found(change)).toEqual([message]);
});

test.each([
  { query: { studyId: '1' }, facts: { study: { id: 1 } } },
  { query: { studyId: '1' } },
  { query: { 'indicationIds[]': '101,102' }, facts: { path: { indication: { id: 102, name: 'Migraine' } } } },
  { answers: { phone: '+353850123456', phoneCountry: 'IE' } },
  { answers: { phone: '+13125550123' } },
  { answers: { phone: '+13125550123', phoneCountry: 'CA' } },
])('a visitor with %j does not', (change) => {
  expect(found(change)).toEqual([]);
});
