import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const counting = (params: object) => ({ effect: 'countEvent', params });
const withEvents = (name: string, ...events: object[]) => ({
  name,
  extends: 'flare',
  steps: { email: { onLeave: events.map(counting) } },
});
const other = withEvents('other', { code: 'spring_email' }, { code: 'phase2_email' });

/** What is found of the short sign-up that counts these events as its email step is left, beside another one. */
const foundOf = (...events: object[]): string[] => described(check(withEvents('draft', ...events), other));

describe('an event is found', () => {
  test.each([
    ['under a slip of its code', { code: 'eml', ifAnswered: 'email' }, /^C117 "eml" is not known, and "em" is/],
    ['with its letters turned', { code: 'me', ifAnswered: 'email' }, /^C117 "me" is not known, and "em" is/],
    ['with a letter twice', { code: 'nn', ifAnswered: 'firstName' }, /^C117 "nn" is not known, and "n" is/],
    [
      'under a slip of what the product counts',
      { code: 'fuly_qualified' },
      /^C117 "fuly_qualified" is .*"fully_qualified"/,
    ],
    [
      'under a slip of that of another campaign',
      { code: 'spring_emial' },
      /^C117 "spring_emial" and "spring_email" of another/,
    ],
    ['in capitals', { code: 'EM', ifAnswered: 'email' }, /^C117 "EM" is not known, and "em" is/],
    ['under the code of another', { code: 'n', ifAnswered: 'email' }, /^C117 "n" counts those who gave "firstName"/],
    ['of everybody under that of some', { code: 'em' }, /^C117 "em" counts .*, and here it is counted of everybody/],
    ['that the product counts itself', { code: 'booked' }, /^C117 "booked" is counted by the product itself/],
    ['that the product counts for a consent', { code: 'consent_sms' }, /^C117 "consent_sms" is counted by the product/],
    ['under a slip of a choice', { code: 'not_intrested' }, /^C117 "not_intrested" is .*"not_interested"/],
    ['under what is no code', { code: 'summer email' }, /^C117 "summer email" is no code/],
    ['under a code that the server refuses', { code: 'summer-email' }, /^C117 "summer-email" is no code/],
    ['under a code that begins with a digit', { code: '2nd_email' }, /^C117 "2nd_email" is no code/],
    ['under one of very many letters', { code: 'e'.repeat(31) }, /^C117 "e+" is no code/],
  ])('%s', (_, event, message) => {
    expect(foundOf(event)).toEqual([expect.stringMatching(message)]);
  });
});

test('an event that an earlier step has counted is counted once more', () => {
  const steps = {
    name: { onLeave: [{ effect: 'countEvent', params: { code: 'n', ifAnswered: 'firstName' } }] },
    phone: { onLeave: [{ effect: 'countEvent', params: { code: 'n', ifAnswered: 'firstName' } }] },
  };
  expect(described(check({ name: 'draft', extends: 'flare', steps }))).toEqual([
    'C093 "countEvent" counts once more what the step "name" has counted',
  ]);
});

describe('nothing is found of an event', () => {
  test.each([
    ['under its code', { code: 'em', ifAnswered: 'email' }],
    ['of an own campaign', { code: 'spring_email', ifAnswered: 'email' }],
    ['of another number', { code: 'phase3_email', ifAnswered: 'email' }],
    ['of another part of a campaign', { code: 'spring_phone' }],
    ['under the code of another campaign', { code: 'spring_email' }],
    ['of an answer that no other campaign counts', { code: 'ph', ifAnswered: 'phone' }],
  ])('%s', (_, event) => {
    expect(foundOf(event)).toEqual([]);
  });
});

test('two codes in each other’s place are one mistake', () => {
  const events = [
    { code: 'em', ifAnswered: 'firstName' },
    { code: 'n', ifAnswered: 'email' },
  ];
  expect(foundOf(...events)).toEqual([expect.stringMatching(/^C117 "em" counts those who gave "email"/)]);
});

test('a code of another answer, which nothing before asks for, is one mistake', () => {
  const params = { code: 'n', ifAnswered: 'email' };
  const steps = { name: { onLeave: [{ effect: 'countEvent', params }] } };
  expect(described(check({ name: 'draft', extends: 'flare', steps }))).toEqual([
    'C093 "countEvent" has nothing to work with: nothing before asks for "email", and "n" counts those who gave "firstName"',
  ]);
});
