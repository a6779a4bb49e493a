import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import { tidyAnswers } from './tidyAnswers.ts';
import { stepForMissingAnswers, stepRedirect } from '#src/app/journey/stepRedirect.ts';

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
  expect(stepForMissingAnswers(page, stepOf(page, step))).toBe(asking);
});

/** What the tab knows of somebody whom a study suits, or of whom the study is a practice. */
function suited(isSimulation = false): Partial<State['payload']> {
  const { study, site } = exampleFacts({ study: { isSimulation }, site: {} });
  const payload = { analytics: {}, leadLpParamId: 'x', leadLpParamsStudyIds: [], enableRecording: false };
  return { status: 'ready', initial: { ...payload, ...(study && { study }) }, ...(site && { site }) };
}

const { bookings } = exampleFacts({ bookings: { 1: {} } });

test.each<[string, 'ws18' | 'ws21', string | undefined, Partial<State['payload']>, State['bookings']?]>([
  ['opens to whoever the study suits', 'ws18', undefined, suited()],
  ['is closed to whoever was not screened', 'ws18', 'home', { status: 'ready' }],
  ['is closed to whoever takes part already', 'ws21', 'home', { ...suited(), alreadyMatched: true }],
  ['is closed where the study is a practice', 'ws21', 'home', suited(true)],
  ['leads those on who have booked', 'ws18', undefined, { status: 'ready' }, bookings],
  ['stays open while the study cannot be had', 'ws18', undefined, { status: 'failed' }],
])('a calendar %s', async (_sentence, flow, instead, situation, booked = {}) => {
  const page = await openRealPage(flow, { search: '?studyId=1' });
  page.store.setState(({ payload }) => ({ payload: { ...payload, ...situation }, bookings: booked }));
  const step = flow === 'ws18' ? 'calendarBooking' : 'siteScheduling';
  expect(stepRedirect(page, stepOf(page, step))).toBe(instead);
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
