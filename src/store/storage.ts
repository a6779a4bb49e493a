import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Booking } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import { answersIn, type StoragePlace } from './placeOfAnswer.ts';
import { isFresh, restampMs, type Times } from './times.ts';

const keys = { personal: 'openscreener.personal', session: 'openscreener.session', booking: 'booking' } as const;

type Personal = Times & { answers: State['answers'] };
type Session = Partial<Times> &
  Omit<State, 'bookings' | 'payload' | 'search' | 'isExpired' | 'isReplacement'> & {
    payload: Pick<
      State['payload'],
      'siteSearch' | 'site' | 'siteSchedulingEnabled' | 'alreadyMatched' | 'studyId' | 'campaign'
    >;
    /** Where the personal fields are stored: for agents, who serve many people on one machine, in the tab only. */
    place: StoragePlace;
  };

/** The two storages of a browser; either may be missing, full or forbidden. */
export type Storages = { local: Storage | undefined; session: Storage | undefined };

function reach(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined; // Forbidden by the browser's settings: the flow runs from memory.
  }
}

/** The storages of this browser. */
export function browserStorages(): Storages {
  return { local: reach('localStorage'), session: reach('sessionStorage') };
}

function read(storage: Storage | undefined, key: string): unknown {
  try {
    const text = storage?.getItem(key);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storage | undefined, key: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the flow runs from the state in memory.
  }
}

/** The casts of the readers are safe: only the functions below write these keys. */
const readPersonal = ({ local }: Storages) => read(local, keys.personal) as Personal | undefined;

/** What this tab has stored. A page of an earlier release stored no times: it counts as used now. */
function readTab({ session }: Storages, now: number): (Session & Times) | undefined {
  const tab = read(session, keys.session) as Session | undefined;
  return tab ? { ...tab, startedAt: tab.startedAt ?? now, savedAt: tab.savedAt ?? now } : undefined;
}

/** The personal fields with the time of the tab that used them last, whose own time they may be behind. */
function asUsedBy(tab: Times | undefined, personal: Personal | undefined): Personal | undefined {
  const isBehind = tab && personal && tab.savedAt > personal.savedAt && tab.savedAt - personal.savedAt < restampMs;
  return isBehind ? { ...personal, savedAt: tab.savedAt } : personal;
}

/** The stored state, and when what is stored was entered; without times where nothing is, or nothing any more. */
export type Stored = { state: State; times: Times | undefined };

/**
 * Reads what is stored at `now` (ms since 1970). Nothing of a tab is read that expired while its page or its browser was
 * closed; expired personal fields and past bookings are removed; unreadable entries count as absent.
 */
export function readStored(storages: Storages, now: number): Stored {
  const opened = readTab(storages, now);
  const written = asUsedBy(opened, readPersonal(storages));
  const personal = written && isFresh(written, now) ? written : undefined;
  if (written && !personal) write(storages.local, keys.personal, undefined);
  const isExpired = opened !== undefined && (!isFresh(opened, now) || Boolean(written && !personal));
  const tab = isExpired ? undefined : opened;
  const { startedAt, savedAt } = tab ?? personal ?? {};
  const state = stateOf(tab, personal);
  return {
    state: {
      ...state,
      bookings: readBookings(storages, now),
      isExpired: isExpired && (hasEntered(opened) || hasEntered(written ?? {})),
    },
    times: startedAt === undefined || savedAt === undefined ? undefined : { startedAt, savedAt },
  };
}

/** A page of an earlier release may have written less than this one expects. */
function stateOf(tab: Session | undefined, personal: Personal | undefined): State {
  const empty = emptyState();
  const payload = { ...empty.payload, ...tab?.payload };
  return {
    ...empty,
    answers: { ...personal?.answers, ...tab?.answers },
    drafts: { ...tab?.drafts },
    journey: { ...empty.journey, ...tab?.journey },
    // A search for sites does not survive its page.
    payload: { ...payload, siteSearch: payload.siteSearch === 'searching' ? 'idle' : payload.siteSearch },
    saved: { ...empty.saved, ...tab?.saved },
    adSecurity: { ...empty.adSecurity, ...tab?.adSecurity },
    shortList: tab?.shortList ?? [],
  };
}

type Entered = Partial<Pick<State, 'answers' | 'drafts' | 'journey' | 'shortList'>>;

/** Whether a state has anything that a person entered or did. */
export function hasEntered({ answers, drafts, journey, shortList }: Entered): boolean {
  const entered = [...Object.keys({ ...answers, ...drafts }), ...(journey?.finished ?? []), ...(shortList ?? [])];
  return entered.length > 0;
}

/** The bookings that a tab has read or written last: what others have done with them since is not undone. */
const known = new WeakMap<Storages, State['bookings']>();

/** The upcoming bookings. Past ones are removed: they would block a new booking. */
export function readBookings(storages: Storages, now: number): State['bookings'] {
  const bookings = upcomingIn(storages, now);
  known.set(storages, bookings);
  return bookings;
}

function upcomingIn({ local }: Storages, now: number): State['bookings'] {
  // The cast is safe: only the functions below write this key, of this release or an earlier one.
  const stored = Object.entries({ ...(read(local, keys.booking) as Partial<State['bookings']> | undefined) });
  const upcoming = stored.flatMap(([key, booking]) =>
    booking && Date.parse(booking.bookingTime?.end ?? '') > now ? [[key, idsAndTimes(booking)] as const] : [],
  );
  const isChanged = JSON.stringify(upcoming) !== JSON.stringify(stored);
  if (isChanged) write(local, keys.booking, upcoming.length > 0 ? Object.fromEntries(upcoming) : undefined);
  return Object.fromEntries(upcoming);
}

/** What outlives the tab of a booking. Earlier releases stored who booked, too. */
function idsAndTimes({ bookingDay, bookingTime, lead, timezone, calendar, change }: Booking): Booking {
  return { bookingDay, bookingTime, ...definedOnly({ lead, timezone, calendar, change }) };
}

/** Adds what this tab has changed of the bookings to those that are stored, and removes those that were cancelled. */
function writeBookings(storages: Storages, bookings: State['bookings'], now: number): void {
  const before = known.get(storages) ?? {};
  const own = Object.entries(bookings).filter(([key, one]) => before[key] !== one);
  if (own.length === 0) return;
  known.set(storages, bookings);
  const all = { ...upcomingIn(storages, now), ...Object.fromEntries(own) };
  const stored = Object.entries(all).flatMap(([key, booking]) =>
    booking.isCancelled ? [] : [[key, idsAndTimes(booking)] as const],
  );
  write(storages.local, keys.booking, stored.length > 0 ? Object.fromEntries(stored) : undefined);
}

/** Where this tab last stored the personal fields; undefined before it stored anything. */
export function readPlace({ session }: Storages): StoragePlace | undefined {
  return (read(session, keys.session) as Session | undefined)?.place;
}

/**
 * Writes the state of this tab, each answer to its storage, with the times of its entries; errors of a full or forbidden
 * storage are ignored.
 */
export function writeState(storages: Storages, state: State, place: StoragePlace, times: Times): void {
  const {
    bookings,
    payload,
    answers,
    search: _search,
    isExpired: _isExpired,
    isReplacement: _isReplacement,
    ...rest
  } = state;
  const { siteSearch, site, siteSchedulingEnabled, alreadyMatched, studyId, campaign } = payload;
  const tab: Session = {
    ...rest,
    ...times,
    place,
    answers: place === 'session' ? answers : answersIn('session', answers),
    payload: { siteSearch, site, siteSchedulingEnabled, alreadyMatched, studyId, campaign },
  };
  write(storages.session, keys.session, tab);
  writePersonal(storages, place === 'local' ? answersIn('local', answers) : undefined, times);
  writeBookings(storages, bookings, times.savedAt);
}

/**
 * An empty object leaves the entry as it is, which another tab may have written; `undefined` removes it. Where another
 * answer was given within a minute, the entry is not written again for its time alone.
 */
function writePersonal(storages: Storages, answers: State['answers'] | undefined, times: Times): void {
  if (answers && Object.keys(answers).length === 0) return;
  const before = readPersonal(storages);
  const isRecent = before && isFresh(before, times.savedAt) && times.savedAt - before.savedAt < restampMs;
  if (isRecent && JSON.stringify(before.answers) === JSON.stringify(answers)) return;
  const startedAt = before && isFresh(before, times.savedAt) ? before.startedAt : times.startedAt;
  write(storages.local, keys.personal, answers && ({ ...times, startedAt, answers } satisfies Personal));
}

/** Removes what this tab has stored, and the personal fields unless another tab has used them since; bookings stay. */
export function removeExpired(storages: Storages, now: number): void {
  write(storages.session, keys.session, undefined);
  const personal = readPersonal(storages);
  if (personal && !isFresh(personal, now)) write(storages.local, keys.personal, undefined);
}

/** Removes every entry of the application from both storages. */
export function clearStorages({ local, session }: Storages): void {
  write(local, keys.personal, undefined);
  write(local, keys.booking, undefined);
  write(session, keys.session, undefined);
}
