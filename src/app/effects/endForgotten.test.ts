import { expect, test } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { createAppStore } from '#src/store/store.ts';
import { endForgotten } from './endForgotten.ts';

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

test('without a network the visitor is forgotten all the same', async () => {
  const { store, ended } = open({ leadId, slug: 'a-slug' }, () => Promise.reject(new Error('offline')));
  store.clear();
  await Promise.resolve();
  expect([ended.length, store.getState().saved.leadId]).toEqual([1, undefined]);
});
