import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { refusesCalls } from './refusesCalls.ts';

const boxes = (agrees: boolean) => ({ indication: agrees, phone: agrees, email: agrees, criterium: agrees });
const withdrawn = { call: true, sms: true, email: true, contact: true } as const;

test.each([
  ['who withdrew nothing', {}, false],
  ['who withdrew email alone', { withdrawn: { email: true, contact: true } }, false],
  ['who withdrew everything', { withdrawn }, true],
  ['who agreed again by a box', { answers: { consents: boxes(true) }, withdrawn }, false],
  ['who took the tick away where the box gives it', { country: 'GB', answers: { consents: boxes(false) } }, true],
  ['who did so and then chose a country in which going on gives it', { answers: { consents: boxes(false) } }, false],
] as const)('%s', (_, facts, isRefused) => {
  expect(refusesCalls(exampleFacts(facts))).toBe(isRefused);
});
