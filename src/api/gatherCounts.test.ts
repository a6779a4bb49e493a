import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from './call.ts';
import { gatherCounts } from './gatherCounts.ts';

const listeners = new EventTarget();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
});
afterEach(() => void vi.useRealTimers());

/** A page that counts, and what it sent. */
function open() {
  const sent: string[] = [];
  const send: Call = (name, input) => {
    const { actions } = (input as unknown as { body: { actions?: readonly string[] } }).body;
    sent.push([name, ...(actions ?? [])].join(' '));
    return Promise.resolve(null as never);
  };
  const call = gatherCounts(send);
  const count = (code: string, routePath = 'home') =>
    call('actions', { body: { signup: 'ws10', routePath, screener: true, actions: [code], query: {} } });
  return { sent, call, count };
}

test('what is counted within a moment is sent together, and each count is told when it was', async () => {
  const { sent, count } = open();
  const told = [count('l'), count('lz'), count('em')];
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual(['actions l lz em']);
  expect(await Promise.all(told)).toEqual([null, null, null]);
  void count('n');
  vi.advanceTimersByTime(500);
  expect(sent).toEqual(['actions l lz em', 'actions n']);
});

test('what was counted before another call is sent before it', () => {
  const { sent, call, count } = open();
  void count('em');
  void call('screeningResult', { body: { slug: 'a', studyId: 1, passed: false } });
  expect(sent).toEqual(['actions em', 'screeningResult']);
});

test('what is counted on another step, and more than one call takes, is sent by itself', () => {
  const { sent, count } = open();
  for (const step of ['home', 'home', 'indications']) void count('n', step);
  expect(sent).toEqual(['actions n n']);
  vi.advanceTimersByTime(500);
  for (let codes = 0; codes < 21; codes += 1) void count('n');
  expect(sent.map((text) => text.split(' ').length - 1)).toEqual([2, 1, 20]);
});

test('nothing waits on a page that is being left, or that nobody sees', () => {
  const { sent, count } = open();
  void count('em');
  listeners.dispatchEvent(new Event('pagehide'));
  void count('n');
  expect(sent).toEqual(['actions em', 'actions n']);
  listeners.dispatchEvent(new Event('pageshow'));
  void count('l');
  expect(sent).toHaveLength(2);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  void count('lz');
  expect(sent.slice(2)).toEqual(['actions l', 'actions lz']);
});
