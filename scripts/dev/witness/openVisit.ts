import { isNarrowScreen, onNarrowScreenChange } from '#src/app/browser/narrowScreen.ts';
import { clearStorages, writeState } from '#src/store/storage.ts';
import { browserStorages } from '#src/store/storages.ts';
import { storeVisit } from './storedVisit.ts';
import type { Visit } from './visit.ts';

/** Opens the page of a witness in the tab: in the place of whoever was in this browser, and in this tab alone. */
function open(visit: Visit): void {
  const now = Date.now();
  const storages = browserStorages();
  clearStorages(storages);
  writeState(storages, visit.state, 'session', { startedAt: now, savedAt: now });
  storeVisit(visit);
  location.replace(visit.address);
}

// The dev server has written it.
const visit = JSON.parse(document.getElementById('visit')?.textContent ?? '') as Visit;
if (visit.isNarrow && !isNarrowScreen()) {
  document.body.append('This visitor has a phone: make the window at most 768 pixels wide, and their page opens.');
  onNarrowScreenChange(() => open(visit));
} else open(visit);
