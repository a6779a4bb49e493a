import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PayloadState, State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import { clearStorages, readPlace, readState, writeState, type PersonalPlace, type Storages } from './storage.ts';

const writeDelayMs = 250;

/** The state of one tab. Changes are written to the storages shortly after, and at once when the page goes away. */
export type AppStore = StoreApi<State> & {
  /** Takes over what the storages hold, and begins to write to them. */
  restore: () => void;
  /** What the storages held when the page was opened; what differs from it was entered since. Another once cleared. */
  opened: () => Pick<State, 'answers' | 'drafts'>;
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
  let opened: State | undefined;
  const nothing = emptyState();
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeState(storages, store.getState(), place, now());
  };
  const writeSoon = () => {
    if (opened) timer ??= setTimeout(flush, writeDelayMs);
  };
  store.subscribe(writeSoon);
  return Object.assign(store, {
    restore() {
      const kept = readState(storages, now());
      if (readPlace(storages) === 'session') place = 'session';
      // What was typed before the storages were read stands above what they hold.
      store.setState((state) => ({
        ...kept,
        answers: { ...kept.answers, ...state.answers },
        drafts: { ...kept.drafts, ...state.drafts },
        payload: { ...kept.payload, ...pickLoaded(state.payload) },
      }));
      opened = kept;
      writeSoon();
    },
    keepPersonalIn(next: PersonalPlace) {
      place = next;
      writeSoon();
    },
    opened: () => opened ?? nothing,
    flush,
    clear() {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      const empty = emptyState();
      store.setState(({ payload }) => ({ ...empty, payload: { ...empty.payload, ...pickLoaded(payload) } }), true);
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      place = personalPlace;
      if (opened) opened = empty;
      clearStorages(storages);
    },
  });
}

/** What of a payload came from the server with the page, and not from what the visitor entered. */
function pickLoaded({ status, payload, fallbackCountry, criteria, minimal }: PayloadState): Partial<PayloadState> {
  return { status, criteria, minimal, ...(payload && { payload }), ...(fallbackCountry && { fallbackCountry }) };
}
