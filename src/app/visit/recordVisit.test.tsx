import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { FlowType } from '#src/domain/facts.ts';
import { createAppStore } from '#src/store/store.ts';
import type { Page } from '#src/app/page/page.ts';
import { HealthQuestions } from '#widgets/HealthQuestions/HealthQuestions.tsx';
import { recordVisit } from './recordVisit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const steps = { webScreenerHealth: { fields: [{ kind: 'HealthQuestions' as const }] } };

type Given = { enabled?: boolean; flowType?: FlowType; facts?: ExampleFacts; fails?: boolean };

function open({ enabled = true, flowType = 'webScreener', facts = {}, fails = false }: Given = {}) {
  document.body.innerHTML =
    '<main><a href="#x">More</a><form><input type="radio"><button type="button">Yes</button></form></main>';
  const sent: object[] = [];
  const reports: string[] = [];
  const store = createAppStore({ local: undefined, session: undefined });
  const payload = { analytics: {}, leadLpParamId: 'lp', leadLpParamsStudyIds: [], enableRecording: enabled };
  store.setState((state) => ({ payload: { ...state.payload, initial: payload } }));
  const listeners: Page['listeners'] = {};
  const step = { current: 'home' };
  recordVisit({
    campaign: expandCampaign({ name: 'ws10', flowType, steps }, {}),
    widgets: { HealthQuestions },
    query: { studyId: '1', utm_source: 'news' },
    store,
    facts: () => exampleFacts(facts),
    step,
    // The upload is the only call.
    call: ((_: string, { body }: { body: object }) => {
      sent.push(body);
      if (fails) return Promise.reject(new ApiError({ status: 500, code: 'unknown', message: '' }));
      return Promise.resolve(null);
    }) as Page['call'],
    reportMessage: (severity) => reports.push(severity),
    listeners,
  });
  return { sent, reports, listeners, step };
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const pass = () => vi.advanceTimersByTimeAsync(2000);

test('what happens is uploaded every two seconds, and nothing when nothing does', async () => {
  const { sent, listeners } = open();
  await pass();
  expect(sent).toEqual([]);
  press('a');
  listeners.move?.('indications', 'home');
  listeners.events?.(['l', 'criteria_disqualified']);
  await pass();
  press('a');
  await pass();
  expect(sent).toMatchObject([
    {
      recordings: [{ type: 'click', element: 'a' }],
      routerLogs: [{ to: 'indications', from: 'home' }],
      actionLogs: [{ code: 'l' }],
      orderId: 0,
      leadLpParamId: 'lp',
      metadata: { queryParams: { study_id: '1', utm_source: 'news' }, flow: 'ws10' },
    },
    { recordings: [{ type: 'click' }], orderId: 1 },
  ]);
  expect(new Set(sent.map((batch) => 'sessionId' in batch && batch.sessionId)).size).toBe(1);
});

test('nothing that is answered and no move of the mouse is recorded', async () => {
  const { sent, step } = open();
  press('input');
  press('form button');
  document.querySelector('a')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  step.current = 'webScreenerHealth';
  press('a');
  await pass();
  expect(sent).toEqual([]);
});

test('a scroll is noted once in 150 ms', async () => {
  const { sent } = open();
  for (let index = 0; index < 4; index += 1) {
    document.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(100);
  }
  await pass();
  expect(sent).toMatchObject([{ recordings: [{ type: 'scroll' }, { type: 'scroll' }] }]);
});

test('a playing medium is noted once in 800 ms', async () => {
  const { sent } = open();
  for (let index = 0; index < 4; index += 1) {
    document.dispatchEvent(new Event('timeupdate'));
    await vi.advanceTimersByTimeAsync(400);
  }
  await pass();
  expect(sent).toMatchObject([{ recordings: [{ type: 'timeupdate' }, { type: 'timeupdate' }] }]);
});

test('after an upload that failed one report is made and nothing more is sent', async () => {
  const { sent, reports } = open({ fails: true });
  press('a');
  await pass();
  press('a');
  await pass();
  expect([sent.length, reports]).toEqual([1, ['warning']]);
});

test.each<[string, Given]>([
  ['where the server does not want it', { enabled: false }],
  ['of an agent of a partner', { flowType: 'partnerScreener' }],
  ['of the parent of a child', { facts: { path: { hasCaregiver: true, caregiverType: 'parent_child' } } }],
])('nothing is recorded %s', async (_, given) => {
  const { sent } = open(given);
  press('a');
  await pass();
  expect(sent).toEqual([]);
});
