import { beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { createAppStore } from '#src/store/store.ts';
import { endForgotten } from './endForgotten.ts';

let browser: EventTarget;
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});

const leadId = '0b0c7ab4-58d5-4d0f-9a3e-0f3a0f6f5c11';

function open(saved: { leadId?: string; slug?: string }, reply: () => Promise<null> = () => Promise.resolve(null)) {
  const store = createAppStore({ local: undefined, session: undefined });
  const ended: unknown[] = [];
  const call = ((name: string, input: unknown) => (ended.push([name, input]), reply())) as unknown as Call;
  const stop = endForgotten({ store, call });
  store.setState((state) => ({ saved: { ...state.saved, ...saved } }));
  return { store, ended, stop };
}

test('the session of a saved lead ends as the tab forgets it, and not before', () => {
  const { store, ended } = open({ leadId, slug: 'a-slug' });
  store.setState({ drafts: { fullName: 'Anabel' } });
  expect(ended).toEqual([]);
  store.clear();
  expect(ended).toEqual([['endSession', { body: { leadId } }]]);
});

test('nothing ends that was never saved, nor for a page that is gone', () => {
  const unsaved = open({ leadId });
  unsaved.store.clear();
  const gone = open({ leadId, slug: 'a-slug' });
  gone.stop();
  gone.store.clear();
  expect([unsaved.ended, gone.ended]).toEqual([[], []]);
});

/** When every call that was made has been answered. */
const answered = () => new Promise(setImmediate);
const offline = () => Promise.reject(new Error('offline'));

test('without a network the visitor is forgotten all the same, and the session ends once there is one', async () => {
  let reply: () => Promise<null> = offline;
  const { store, ended } = open({ leadId, slug: 'a-slug' }, () => reply());
  store.clear();
  await answered();
  expect([ended.length, store.getState().saved.leadId]).toEqual([1, undefined]);
  // It came and went.
  browser.dispatchEvent(new Event('online'));
  await answered();
  expect(ended).toHaveLength(2);
  reply = () => Promise.resolve(null);
  browser.dispatchEvent(new Event('online'));
  await answered();
  browser.dispatchEvent(new Event('online'));
  expect(ended).toEqual(Array.from({ length: 3 }, () => ['endSession', { body: { leadId } }]));
});
