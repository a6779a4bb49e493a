import { expect, test } from 'vitest';
import type { InitialPayload, Study } from '#src/domain/facts.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { enterStep } from './enterStep.ts';
import { leaveStep } from './leaveStep.ts';
import { previousStep, stepProgress } from './stepProgress.ts';
import { recordFailedScreening } from './recordFailedScreening.ts';
import { stepOf } from './stepOf.ts';
import type { Page } from '#src/app/page/page.ts';

const finished = (page: Page) => page.store.getState().journey.finished;

/** Goes forward through steps that neither save nor count. */
async function walk(page: Page, ...steps: StepName[]) {
  for (const name of steps) {
    enterStep(page, name);
    await leaveStep(page, { ...stepOf(page, name), saves: false, onLeave: [] });
  }
}

test('steps left forward are finished, in order', async () => {
  const page = await openRealPage('s6');
  await walk(page, 'home', 'postal', 'age');
  enterStep(page, 'name');
  expect(finished(page)).toEqual(['home', 'postal', 'age']);
  expect(previousStep(page, 'name')).toBe('age');
});

test('a step leads on to the next one', async () => {
  const page = await openRealPage('s6');
  expect(await leaveStep(page, stepOf(page, 'postal'))).toBe('age');
});

test('a step without a next one leads home', async () => {
  const page = await openRealPage('s6');
  expect(await leaveStep(page, stepOf(page, 'healthQuestionsThankYou'))).toBe('home');
});

test('opening a finished step goes back: it and what came after it are to be finished again', async () => {
  const page = await openRealPage('s6');
  await walk(page, 'home', 'postal', 'age');
  enterStep(page, 'postal');
  expect(finished(page)).toEqual(['home']);
  expect(previousStep(page, 'postal')).toBe('home');
  expect(previousStep(page, 'home')).toBeUndefined();
});

/** What the visit is about is known from now on: a study whose caregivers are adults. */
function settle(page: Page) {
  // Of the study only its screener matters here.
  const study = { id: 6, webScreener: { hasCaregiver: true, caregiverType: 'adult' } } as Study;
  const known: InitialPayload = {
    analytics: {},
    leadLpParamId: 'x',
    leadLpParamsStudyIds: [],
    enableRecording: false,
    study,
  };
  page.store.setState(({ payload }) => ({ payload: { ...payload, initial: known, status: 'ready' } }));
}

const wayToName: StepName[] = ['home', 'gender', 'postal', 'age'];

test('Forward after Back to the very first step finds it finished again, with those that follow', async () => {
  const page = await openRealPage('s6');
  settle(page);
  await walk(page, ...wayToName);
  for (const name of [...wayToName, 'name'] as const) enterStep(page, name);
  expect(finished(page)).toEqual(wayToName);
  expect(previousStep(page, 'name')).toBe('age');
});

test('Forward goes over a step again that nobody would be led to by now', async () => {
  const page = await openRealPage('s15', { search: '?g=1' });
  page.store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready' } }));
  await walk(page, 'home', 'gender');
  page.store.setState({ answers: { gender: 'other' } });
  for (const name of ['postal', 'gender', 'home', 'gender', 'postal'] as const) enterStep(page, name);
  expect(finished(page)).toEqual(['home', 'gender']);
  expect(stepProgress(page, stepOf(page, 'postal')).value).toBe(2);
});

test('Back and Forward before the study is known lose no step that only the study asks for', async () => {
  const page = await openRealPage('s6');
  await walk(page, ...wayToName);
  for (const name of ['name', 'postal', 'age', 'name'] as const) enterStep(page, name);
  settle(page);
  await expect.poll(() => finished(page)).toEqual(wayToName);
});

test('a step that a visit begins with has none behind it', async () => {
  const page = await openRealPage('s6');
  enterStep(page, 'email');
  expect(finished(page)).toEqual([]);
});

test('a step is finished once', async () => {
  const page = await openRealPage('s6');
  await walk(page, 'home', 'postal');
  await leaveStep(page, stepOf(page, 'postal'));
  expect(finished(page)).toEqual(['home', 'postal']);
});

test('a step that was gone back from while it was being left is not finished', async () => {
  const page = await openRealPage('s6');
  await walk(page, 'home', 'postal');
  enterStep(page, 'age');
  const leaving = leaveStep(page, stepOf(page, 'age'));
  enterStep(page, 'postal');
  await leaving;
  expect(previousStep(page, 'postal')).toBe('home');
});

test('the date of a scan goes once nobody asks for it any more', async () => {
  const page = await openRealPage('ws10');
  page.store.setState({ answers: { firstName: 'Rosa', ctScanAppointmentDate: '2027-01-31' } });
  enterStep(page, 'home');
  await leaveStep(page, { ...stepOf(page, 'home'), saves: false, onLeave: [] });
  expect(page.store.getState().answers).toEqual({ firstName: 'Rosa' });
});

test.each([
  ['ready', { phone: true }],
  ['failed', { phone: true, medicalRecordsHealthData: true }],
] as const)(
  'a consent asked of those who qualify goes with the outcome, where that is known: %s',
  async (status, left) => {
    const page = await openRealPage('ws16');
    enterStep(page, 'home');
    page.store.setState(({ payload }) => ({
      answers: { consents: { phone: true, medicalRecordsHealthData: true } },
      payload: { ...payload, status },
    }));
    await leaveStep(page, { ...stepOf(page, 'home'), saves: false, onLeave: [] });
    expect(page.store.getState().answers.consents).toEqual(left);
  },
);

test('the steps of another flow are not gone back to', async () => {
  const first = await openRealPage('s6');
  await walk(first, 'home', 'postal', 'age');
  const second = await openRealPage('ws10', { store: first.store });
  enterStep(second, 'indications');
  expect(finished(second)).toEqual([]);
  expect(previousStep(second, 'indications')).toBeUndefined();
});

test('progress counts the steps behind and those that are known to follow', async () => {
  const page = await openRealPage('s6');
  enterStep(page, 'postal');
  const first = stepProgress(page, stepOf(page, 'postal'));
  expect(first.value).toBe(1);
  await walk(page, 'postal', 'age');
  enterStep(page, 'name');
  expect(stepProgress(page, stepOf(page, 'name'))).toEqual({ value: 3, max: first.max });
});

test('that an outcome could not be kept is told in words that do not tell the outcome', async () => {
  const page = await openRealPage('ws10');
  const reports: string[] = [];
  const reportMessage: Page['reportMessage'] = (severity, message) => reports.push(`${severity} ${message}`);
  Object.assign(page, { reportMessage, call: () => Promise.reject(new Error('There is no server.')) });
  settle(page);
  page.store.setState(({ saved }) => ({ saved: { ...saved, slug: 'abcd1234' } }));
  recordFailedScreening(page);
  await expect.poll(() => reports).toEqual(['error Updating the lead failed']);
});
