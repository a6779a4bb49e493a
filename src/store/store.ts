import { createStore, type StoreApi } from 'zustand/vanilla';
import type { State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import { clearStorages, readState, writeState, type PersonalPlace, type Storages } from './storage.ts';

const writeDelayMs = 250;

/** The state of one tab. Changes are written to the storages shortly after, and at once when the page goes away. */
export type AppStore = StoreApi<State> & {
  /** Takes over what the storages hold, and begins to write to them. */
  restore: () => void;
  /** From now on personal fields are kept in this place and taken out of the other. */
  keepPersonalIn: (place: PersonalPlace) => void;
  /** Writes now what is waiting to be written. */
  flush: () => void;
  /** Forgets everything, here and in the storages. */
  clear: () => void;
};

/** A store that begins empty, as the prerendered page does; `restore` brings back what was kept. */
export function createAppStore(storages: Storages, personalPlace: PersonalPlace = 'local', now = Date.now): AppStore {
  const store = createStore<State>(emptyState);
  let place = personalPlace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restored = false;
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
      const kept = readState(storages, now());
      // What was typed before the storages were read stands above what they hold.
      store.setState((state) => ({
        ...kept,
        answers: { ...kept.answers, ...state.answers },
        drafts: { ...kept.drafts, ...state.drafts },
        payload: {
          ...state.payload,
          siteSearch: kept.payload.siteSearch,
          alreadyMatched: kept.payload.alreadyMatched,
          ...(kept.payload.site && { site: kept.payload.site }),
        },
      }));
      restored = true;
      writeSoon();
    },
    keepPersonalIn(next: PersonalPlace) {
      place = next;
      writeSoon();
    },
    flush,
    clear() {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      const { payload } = store.getState();
      const empty = emptyState();
      store.setState(
        {
          ...empty,
          payload: {
            ...empty.payload,
            status: payload.status,
            criteria: payload.criteria,
            ...(payload.payload && { payload: payload.payload }),
          },
        },
        true,
      );
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      clearStorages(storages);
    },
  });
}
