import { describe, expect, test } from 'vitest';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import { prefillOf, withPrefill } from './prefill.ts';

const today = '2026-06-15';
type Given = Parameters<typeof prefillOf>[0];

describe('personal parameters of an address', () => {
  const cases: readonly [string, Given, CountryCode, Answers][] = [
    ['a name', { firstName: ' Ana ', lastName: 'Diaz' }, 'US', { firstName: 'Ana', lastName: 'Diaz' }],
    ['no name with an emoji', { firstName: 'Ana 😀', lastName: 'x'.repeat(101) }, 'US', {}],
    ['an email', { email: ' a@b.co ' }, 'US', { email: 'a@b.co' }],
    ['no half email', { email: 'a@' }, 'US', {}],
    ['an age', { age: '44' }, 'US', { age: 44 }],
    ['no age beside a birth date', { age: '44', dob: '1980-02-03' }, 'US', { birthDate: '1980-02-03' }],
    ['no age out of range', { age: '110' }, 'US', {}],
    ['no age that is no number', { age: 'forty' }, 'US', {}],
    ['no age that is empty', { age: '' }, 'US', {}],
    ['a gender', { gender: 'Female' }, 'US', { gender: 'female' }],
    ['a gender by its letter', { gender: 'm' }, 'US', { gender: 'male' }],
    ['no other gender', { gender: 'constructor' }, 'US', {}],
    ['a birth date as an ISO date', { dob: '1980-05-17' }, 'US', { birthDate: '1980-05-17' }],
    ['a birth date as the country writes it', { dob: '17/05/1980' }, 'IE', { birthDate: '1980-05-17' }],
    ['no birth date to come', { dob: '2030-01-01' }, 'US', {}],
    ['a postal code', { zip: ' 60601 ' }, 'US', { postalCode: '60601', postalCodeCountry: 'US' }],
    ['a postal code by its other name', { postal: '60601' }, 'US', { postalCode: '60601', postalCodeCountry: 'US' }],
    ['which comes first', { zip: '1', postal: '60601' }, 'US', { postalCode: '60601', postalCodeCountry: 'US' }],
    ['unless it is none', { zip: '60601', postal: '1' }, 'US', { postalCode: '60601', postalCodeCountry: 'US' }],
    ['no postal code of another country', { zip: '60601' }, 'IE', {}],
  ];
  test.each(cases)('%s', (_sentence, given, country, answers) => {
    expect(prefillOf(given, country, today)).toEqual({ answers, drafts: {} });
  });
  test('a phone number is text until a server has seen it', () => {
    expect(prefillOf({ phone: '<b>3125550123' }, 'US', today)).toEqual({
      answers: {},
      drafts: { phone: '(312) 555-0123' },
    });
  });
});

type Entered = Parameters<typeof withPrefill>[0];
const nothing: Entered = { answers: {}, drafts: {} };
const ana = { firstName: 'Ana', lastName: 'Diaz' };

const cases: readonly [string, { now: Entered; restored: Entered; given: Entered }, Entered][] = [
  [
    'is taken where there is nothing',
    { now: nothing, restored: nothing, given: { answers: ana, drafts: {} } },
    { answers: ana, drafts: {} },
  ],
  [
    'replaces what was stored earlier, as a group',
    {
      now: { answers: { firstName: 'Luis', lastName: 'Mora', age: 50 }, drafts: {} },
      restored: { answers: { firstName: 'Luis', lastName: 'Mora', age: 50 }, drafts: {} },
      given: { answers: { firstName: 'Ana' }, drafts: {} },
    },
    { answers: { firstName: 'Ana', age: 50 }, drafts: {} },
  ],
  [
    'does not touch what was typed since',
    {
      now: { answers: { postalCode: '10001' }, drafts: {} },
      restored: nothing,
      given: { answers: { postalCode: '60601', age: 4 }, drafts: {} },
    },
    { answers: { postalCode: '10001', age: 4 }, drafts: {} },
  ],
  [
    'does not touch what was changed since',
    {
      now: { answers: { email: 'new@b.co' }, drafts: {} },
      restored: { answers: { email: 'old@b.co' }, drafts: {} },
      given: { answers: { email: 'given@b.co' }, drafts: {} },
    },
    { answers: { email: 'new@b.co' }, drafts: {} },
  ],
  [
    'does not touch a name that is half typed',
    { now: { answers: {}, drafts: { fullName: 'Lu' } }, restored: nothing, given: { answers: ana, drafts: {} } },
    { answers: {}, drafts: { fullName: 'Lu' } },
  ],
  [
    'replaces a text stored earlier',
    {
      now: { answers: {}, drafts: { birthDate: '01/02', other: 'x' } },
      restored: { answers: {}, drafts: { birthDate: '01/02', other: 'x' } },
      given: { answers: { birthDate: '1980-05-17' }, drafts: {} },
    },
    { answers: { birthDate: '1980-05-17' }, drafts: { other: 'x' } },
  ],
  [
    'a phone number takes the verified one of earlier away',
    {
      now: { answers: { phone: '+13125550123', phoneValid: true, phoneCountry: 'US' }, drafts: {} },
      restored: { answers: { phone: '+13125550123', phoneValid: true, phoneCountry: 'US' }, drafts: {} },
      given: { answers: {}, drafts: { phone: '212 555 0199' } },
    },
    { answers: {}, drafts: { phone: '212 555 0199' } },
  ],
  [
    'a postal code is to be verified again',
    {
      now: { answers: { postalCode: '10001', postalCodeValid: true }, drafts: {} },
      restored: { answers: { postalCode: '10001', postalCodeValid: true }, drafts: {} },
      given: { answers: { postalCode: '60601', postalCodeCountry: 'US' }, drafts: {} },
    },
    { answers: { postalCode: '60601', postalCodeCountry: 'US' }, drafts: {} },
  ],
];
test.each(cases)('what an address says %s', (_sentence, { now, restored, given }, expected) => {
  expect(withPrefill(now, restored, given)).toEqual(expected);
});
