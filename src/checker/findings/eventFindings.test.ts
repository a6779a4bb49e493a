import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { counted } from './eventFindings.ts';

const shipped = shippedCampaigns();

/** What is found of the short sign-up that counts these events as its email step is left. */
function foundOf(...events: object[]): string[] {
  const onLeave = events.map((params) => ({ effect: 'countEvent', params }));
  const text = JSON.stringify({ name: 'draft', extends: 'flare', steps: { email: { onLeave } } }, null, 2);
  const { findings, warnings } = shipped.check('draft', { text });
  return [...findings, ...warnings].map(({ code, message }) => `${code} ${message}`);
}

describe('an event is found', () => {
  test.each([
    ['under a slip of its code', { code: 'eml', ifAnswered: 'email' }, /^C117 "eml" is not known, and "em" is/],
    ['in capitals', { code: 'EM', ifAnswered: 'email' }, /^C117 "EM" is not known, and "em" is/],
    ['under the code of another', { code: 'n', ifAnswered: 'email' }, /^C117 "n" counts those who gave "firstName"/],
    ['of everybody under that of some', { code: 'em' }, /^C117 "em" counts .*, and here it is counted of everybody/],
    ['that the product counts itself', { code: 'booked' }, /^C117 "booked" is counted by the product itself/],
    ['under what is no code', { code: 'spring email' }, /^C117 "spring email" is no code/],
  ])('%s', (_, event, message) => {
    expect(foundOf(event)).toEqual([expect.stringMatching(message)]);
  });
});

test('an event that an earlier step has counted is counted once more', () => {
  const steps = {
    name: { onLeave: [{ effect: 'countEvent', params: { code: 'n', ifAnswered: 'firstName' } }] },
    phone: { onLeave: [{ effect: 'countEvent', params: { code: 'n', ifAnswered: 'firstName' } }] },
  };
  const { findings } = shipped.check('draft', { text: JSON.stringify({ name: 'draft', extends: 'flare', steps }) });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'C093 "countEvent" counts once more what the step "name" has counted',
  ]);
});

test('what the product counts itself is what its sources count', () => {
  const sources = globSync(['src/{app,effects,kit}/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const calls = sources.flatMap(
    (text) => text.match(/\bcount(?:Events)?\([^)]*'[^)]*\)|function outcomeCodes[^]*?^\}/gm) ?? [],
  );
  // Each string in them is a code, but for the verdict that one of them asks for.
  const codes = calls.flatMap((call) => [...call.matchAll(/(?<!=== )'(\w+)'/g)].map(([, code = '']) => code));
  expect(new Set(codes)).toEqual(new Set(counted));
});

describe('nothing is found of an event', () => {
  test.each([
    ['under its code', { code: 'em', ifAnswered: 'email' }],
    ['of an own campaign', { code: 'spring_email', ifAnswered: 'email' }],
    ['of an answer that no other campaign counts', { code: 'ph', ifAnswered: 'phone' }],
  ])('%s', (_, event) => {
    expect(foundOf(event)).toEqual([]);
  });
});
