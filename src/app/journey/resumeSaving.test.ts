import { expect, test, vi } from 'vitest';
import type { State } from '#src/domain/state.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { resumeSaving } from './resumeSaving.ts';

const { saved } = emptyState();

test.each<[string, Partial<State>, boolean]>([
  ['has just begun', {}, false],
  ['was only read and typed into', { answers: { firstName: 'Rosa' } }, false],
  ['decided about a consent', { answers: { consents: { phone: true } } }, true],
  ['pressed for a lead', { saved: { ...saved, leadId: 'a' } }, true],
  ['has saved one', { saved: { ...saved, slug: 'a' } }, true],
  ['pressed before the code that stores it was there', { saved: { ...saved, isPending: true } }, true],
])('a tab that %s: %j loads what sends: %s', async (_, state, isLoaded) => {
  const page = await openRealPage('demo');
  const later = vi.fn(page.bundle.later);
  // A page of its own, for which nothing is loaded yet; none of its calls reaches a server.
  const another = { ...page, bundle: { ...page.bundle, later }, call: () => Promise.reject(new Error('no server')) };
  page.store.setState(state);
  await resumeSaving(another);
  expect(later).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
});
