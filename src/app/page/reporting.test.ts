import { expect, test } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { createReporting } from './reporting.ts';

function open() {
  const sent: unknown[] = [];
  const finished = Array.from({ length: 45 }, (_, index) => `step${index}`);
  const reporting = createReporting({
    // Every call of these succeeds with nothing.
    call: ((name: string, { body }: { body: object }) => {
      sent.push([name, body]);
      return Promise.resolve(null);
    }) as Call,
    campaign: 'ws10',
    query: () => ({ studyId: '1' }),
    referrerUrl: () => 'https://example.org/',
    step: () => 'home',
    hasQuestions: () => true,
    studyExternalId: () => 'EX-1',
    leadLpParamId: () => 'lp',
    history: () => finished,
  });
  return { sent, reporting };
}

test('a fault is told with the flow, the steps before it, the query and the landing parameter', () => {
  const { sent, reporting } = open();
  reporting.reportMessage('error', 'Lost');
  const history = Array.from({ length: 40 }, (_, index) => `step${index + 5}`);
  const context = { flow: 'ws10', step: 'home', history, query: { studyId: '1' }, leadLpParamId: 'lp' };
  expect(sent).toEqual([['reportError', { severity: 'error', message: 'Lost', ...context }]]);
});

test('events that happen together are counted in one call, and whoever listens hears of them', () => {
  const { sent, reporting } = open();
  const heard: unknown[] = [];
  reporting.listeners.events = (codes) => heard.push(codes);
  reporting.countEvents('site_found', 'fq');
  const body = { signup: 'ws10', routePath: 'home', screener: true, actions: ['site_found', 'fq'] };
  expect(sent).toEqual([['actions', { ...body, query: { studyId: '1' } }]]);
  expect(heard).toEqual([['site_found', 'fq']]);
});

test('a move is told with where from and where to, and with the study', () => {
  const { sent, reporting } = open();
  reporting.reportMove('indications', 'home');
  const move = { to: 'indications', from: 'home', path: 'indications' };
  expect(sent).toEqual([
    ['routerLog', { signup: 'ws10', ...move, query: { studyId: '1' }, study_external_id: 'EX-1' }],
  ]);
});

test('a redirect is told with the flow that was asked for and where the visitor came from', () => {
  const { sent, reporting } = open();
  reporting.reportRedirect('zz9');
  expect(sent).toEqual([['redirectDebug', { referrerUrl: 'https://example.org/', attemptedCampaign: 'zz9' }]]);
});
