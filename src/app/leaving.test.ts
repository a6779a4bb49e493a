import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { openRealPage } from '#tests/realPage.ts';
import { stepOf } from './journey.ts';
import { tidyAnswers } from './leaving.ts';
import { stepForMissing } from './missing.ts';

const known: Answers = { firstName: 'Rosa', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };
const { postalCode: _, ...withoutPostalCode } = known;
const { phone: __, ...withoutPhone } = known;

test.each([
  ['whoever said all of it', 's6', 'indications', known, undefined],
  ['whoever came by a link', 's6', 'indications', {}, 'postal'],
  ['whoever said all but a number', 's6', 'email', withoutPhone, 'phone'],
  ['whoever opened the outcome of a screener', 'ws10', 'indications', withoutPostalCode, 'home'],
  ['whoever leaves a step that saves nothing', 's6', 'age', {}, undefined],
] as const)('what a lead cannot be saved without is asked of %s', async (_sentence, flow, step, answers, asking) => {
  const page = await openRealPage(flow);
  page.store.setState({ answers });
  expect(stepForMissing(page, stepOf(page, step))).toBe(asking);
});

test.each([
  ['a screener asks for the birth date', 'ws10', 'home', { birthDate: '1980-02-03' }],
  ['a sign-up asks for the age', 's6', 'age', { age: 17 }],
  ['a step asks for neither', 's6', 'phone', { age: 17, birthDate: '1980-02-03' }],
] as const)('an age and a birth date at odds: %s', async (_sentence, flow, step, left) => {
  const page = await openRealPage(flow);
  page.store.setState({ answers: { age: 17, birthDate: '1980-02-03' } });
  tidyAnswers(page, stepOf(page, step));
  expect(page.store.getState().answers).toEqual(left);
});
