import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PayloadState, State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import type { StoragePlace } from './placeOfAnswer.ts';
import { clearStorages, readPlace, readState, writeState, type Storages } from './storage.ts';

const writeDelayMs = 250;

/** The state of one tab. Changes are written to the storages shortly after, and at once when the page is closed. */
export type AppStore = StoreApi<State> & {
  /** Restores the stored state, and starts writing to the storages. */
  restore: () => void;
  /** The state as it was restored: what differs from it was entered on this page. A new object after `clear`. */
  restored: () => Pick<State, 'answers' | 'drafts'>;
  /** Stores personal fields in this place from now on, and removes them from the other. */
  storePersonalIn: (place: StoragePlace) => void;
  /** Writes a pending change now. */
  flush: () => void;
  /** Empties the state and the storages; what the server sent with the page remains. */
  clear: () => void;
};

/**
 * A store that starts empty, as the prerendered page does; `restore` adds the stored state. `now` gives ms since 1970.
 * One function, because its methods share the pending write, the storage in use and the restored state.
 */
export function createAppStore(storages: Storages, personalPlace: StoragePlace = 'local', now = Date.now): AppStore {
  const store = createStore<State>(emptyState);
  let place = personalPlace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restored: State | undefined;
  const nothing = emptyState();
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeState(storages, store.getState(), place, now());
  };
  const writeSoon = () => {
    if (restored) timer ??= setTimeout(flush, writeDelayMs);
  };
  store.subscribe(writeSoon);
  return Object.assign(store, {
    restore() {
      const stored = readState(storages, now());
      if (readPlace(storages) === 'session') place = 'session';
      // What was typed before the storages were read overrides what they contain.
      store.setState((state) => ({
        ...stored,
        answers: { ...stored.answers, ...state.answers },
        drafts: { ...stored.drafts, ...state.drafts },
        payload: { ...stored.payload, ...pickLoaded(state.payload) },
        search: state.search,
      }));
      restored = stored;
      writeSoon();
    },
    storePersonalIn(next: StoragePlace) {
      place = next;
      writeSoon();
    },
    restored: () => restored ?? nothing,
    flush,
    clear() {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      const empty = emptyState();
      store.setState(({ payload }) => ({ ...empty, payload: { ...empty.payload, ...pickLoaded(payload) } }), true);
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      place = personalPlace;
      if (restored) restored = empty;
      clearStorages(storages);
    },
  });
}

/** The part of the payload that the server sent with the page. */
function pickLoaded({ status, payload, fallbackCountry, criteria, minimal }: PayloadState): Partial<PayloadState> {
  return { status, criteria, minimal, ...(payload && { payload }), ...(fallbackCountry && { fallbackCountry }) };
}
