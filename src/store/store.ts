import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InitialPayload } from '#src/domain/facts.ts';
import type { PayloadState, State } from '#src/domain/state.ts';
import { readBookings } from './bookings.ts';
import { emptyState } from './emptyState.ts';
import { hearTabs, tellTabs } from './otherTabs.ts';
import type { StoragePlace } from './placeOfAnswer.ts';
import { clearStorages, hasEntered, readPlace, readStored, removeExpired, writeState } from './storage.ts';
import type { Storages } from './storages.ts';
import { expiresInMs, type Times } from './times.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Product constants: what was entered is stored within `writeWithinMs`, in an idle moment at the end of it where there is
 * one, so that typing does not wait for it. A browser whose process ends without a word loses what was entered within that,
 * and no more; a page that is hidden or left has stored it.
 */
const writeWithinMs = 1000;
const idleWithinMs = 100;

/** Under which tabs tell each other that the visitor has cleared everything. */
const clearedKey = 'openscreener.cleared';

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
  /** Empties the state and the storages; what the server sent with the page remains. `everywhere` has other tabs do so too. */
  clear: (everywhere?: 'everywhere') => void;
  /** Runs `work` when another tab has everything cleared everywhere; gives what ends it. */
  onCleared: (work: () => void) => () => void;
  /**
   * Empties the state and the storages if what was entered has expired, and marks the state as expired. Runs by itself
   * when it is time, and with every change; a page that was asleep runs it when it is shown again. True if it emptied.
   */
  expire: () => boolean;
};

/**
 * A store that starts empty, as the prerendered page does; `restore` adds the stored state. `now` gives ms since 1970.
 * One function, because its methods share the timers, the storage in use, the times and the restored state.
 */
export function createAppStore(storages: Storages, personalPlace: StoragePlace = 'local', now = Date.now): AppStore {
  const store = createStore<State>(emptyState);
  let place = personalPlace;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;
  let times: Times | undefined;
  let restored: State | undefined;
  const nothing = emptyState();
  const note = () => {
    if (!restored) return;
    const savedAt = now();
    times = { startedAt: times?.startedAt ?? savedAt, savedAt };
    writing ??= setTimeout(() => (stopWaiting = whenIdle(flush, idleWithinMs)), writeWithinMs - idleWithinMs);
  };
  const expireIn = (ms: number) => {
    clearTimeout(expiring);
    expiring = setTimeout(() => {
      expiring = undefined;
      expire();
    }, ms);
  };
  const stopWriting = () => {
    clearTimeout(writing);
    stopWaiting?.();
    writing = stopWaiting = undefined;
  };
  const flush = () => {
    if (writing === undefined || !times) return;
    stopWriting();
    // One that is set runs too early now, and sets itself anew.
    if (expiring === undefined) expireIn(expiresInMs(times, now()));
    writeState(storages, store.getState(), place, times);
  };
  const forgetTimes = () => {
    stopWriting();
    clearTimeout(expiring);
    expiring = times = undefined;
  };
  const empty = (state: Partial<State>) => {
    forgetTimes();
    store.setState(({ payload, journey: { consentsFor } }) => {
      const fresh = emptyState();
      // Whose consents are asked for is a matter of the page, not of the visitor.
      const journey = { ...fresh.journey, ...(consentsFor !== undefined && { consentsFor }) };
      return { ...fresh, journey, payload: withoutEntries(payload), ...state };
    }, true);
    forgetTimes();
    place = personalPlace;
    if (restored) restored = emptyState();
  };
  /** Whether the times say that everything has expired, or that the clock was set back. */
  const isDue = () => times !== undefined && expiresInMs(times, now()) <= 0;
  const expire = () => {
    // A clock that is set back while the page is open makes nobody idle.
    if (times && now() < times.savedAt) times = { startedAt: Math.min(times.startedAt, now()), savedAt: now() };
    const left = times && expiresInMs(times, now());
    if (left === undefined) return false;
    if (left > 0) {
      expireIn(left);
      return false;
    }
    const isExpired = hasEntered(store.getState());
    removeExpired(storages, now());
    empty({ isExpired, bookings: readBookings(storages, now()) });
    return true;
  };
  store.subscribe(() => {
    if (!isDue() || !expire()) note();
  });
  return Object.assign(store, {
    restore() {
      const stored = readStored(storages, now());
      if (!stored.times || stored.state.isExpired) removeExpired(storages, now());
      ({ times, state: restored } = stored);
      if (readPlace(storages) === 'session') place = 'session';
      const { answers, drafts, payload } = restored;
      // What was typed before the storages were read overrides what they contain.
      store.setState((state) => ({
        ...restored,
        answers: { ...answers, ...state.answers },
        drafts: { ...drafts, ...state.drafts },
        payload: { ...payload, ...pickLoaded(state.payload) },
        search: state.search,
      }));
    },
    storePersonalIn(next: StoragePlace) {
      place = next;
      note();
    },
    restored: () => restored ?? nothing,
    flush,
    expire,
    clear(everywhere?: 'everywhere') {
      empty({});
      clearStorages(storages);
      if (everywhere) tellTabs(storages.local, clearedKey, 1);
    },
    // A tab that has no storage of the browser shares nothing with the others.
    onCleared: (work: () => void) => (storages.local ? hearTabs(clearedKey, work) : () => undefined),
  });
}

/** The part of the payload that the server sent with the page. */
function pickLoaded({
  status,
  initial,
  fallbackCountry,
  study,
  criteria,
  minimal,
}: PayloadState): Partial<PayloadState> {
  return { status, study, criteria, minimal, ...(initial && { initial }), ...(fallbackCountry && { fallbackCountry }) };
}

/** The payload without what was found out by answers, and without the values that the server had for the fields. */
function withoutEntries(before: PayloadState): PayloadState {
  const { initial, ...loaded } = pickLoaded(before);
  const { prePopFields: _given, ...others } = initial ?? {};
  // Safe: only an optional property is missing.
  return { ...emptyState().payload, ...loaded, ...(initial && { initial: others as InitialPayload }) };
}
