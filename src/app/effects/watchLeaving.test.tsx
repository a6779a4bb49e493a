import { expect, test } from 'vitest';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { runEffects } from './runEffects.ts';
import { watchLeaving } from './watchLeaving.ts';

/** A page of its own, and whether what it has is stored when it goes away. */
async function openPage() {
  const session = new StorageInMemory();
  const store = createAppStore({ local: undefined, session });
  store.restore();
  const page = await openRealPage('s6', { store });
  const isStoredOnLeaving = () => {
    store.setState({ drafts: { fullName: 'Anabel' } });
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return [...session.entries.values()].join('').includes('Anabel');
  };
  return { page, isStoredOnLeaving };
}

test('a page whose effects were late to load is watched from the first of them on', async () => {
  const { page, isStoredOnLeaving } = await openPage();
  expect(isStoredOnLeaving()).toBe(false);
  await runEffects(page, 'home', [{ effect: 'sendConsents' }]);
  expect(isStoredOnLeaving()).toBe(true);
  watchLeaving(page)();
});

test('a page is watched once, however often it is asked for', async () => {
  const { page, isStoredOnLeaving } = await openPage();
  expect(watchLeaving(page)).toBe(watchLeaving(page));
  watchLeaving(page)();
  expect(isStoredOnLeaving()).toBe(false);
});
