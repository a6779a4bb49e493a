import type { State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import { answersIn, type StoragePlace } from './placeOfAnswer.ts';

const keys = { personal: 'openscreener.personal', session: 'openscreener.session', booking: 'booking' } as const;
const minutes = 60_000;
/** Product constants: personal fields expire an hour after the last change, and a day after the first at the latest. */
const idleMs = 60 * minutes;
const lifetimeMs = 24 * 60 * minutes;

type Personal = { startedAt: number; savedAt: number; answers: State['answers'] };
type Session = Omit<State, 'bookings' | 'payload' | 'search'> & {
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

const isFresh = ({ startedAt, savedAt }: Personal, now: number) =>
  now >= savedAt && now - savedAt < idleMs && now - startedAt < lifetimeMs;

/**
 * Reads the state of this tab at `now` (ms since 1970). Expired personal fields and past bookings are removed;
 * unreadable entries count as absent.
 */
export function readState({ local, session }: Storages, now: number): State {
  const empty = emptyState();
  // The casts are safe: only the functions below write these keys.
  const stored = read(local, keys.personal) as Personal | undefined;
  const personal = stored && isFresh(stored, now) ? stored : undefined;
  const isExpired = stored !== undefined && !personal;
  if (isExpired) write(local, keys.personal, undefined);
  const tab = read(session, keys.session) as Session | undefined;
  const payload = { ...empty.payload, ...tab?.payload };
  // A page of an earlier release may have written less than this one expects.
  return {
    answers: { ...personal?.answers, ...tab?.answers },
    // Drafts of personal fields expire with them; health answers are stored without.
    drafts: isExpired ? {} : { ...tab?.drafts },
    journey: { ...empty.journey, ...tab?.journey },
    // A search for sites does not survive its page.
    payload: { ...payload, siteSearch: payload.siteSearch === 'searching' ? 'idle' : payload.siteSearch },
    saved: { ...empty.saved, ...tab?.saved },
    adSecurity: { ...empty.adSecurity, ...tab?.adSecurity },
    bookings: readBookings(local, now),
    search: empty.search,
    shortList: tab?.shortList ?? [],
  };
}

/** The upcoming bookings. Past ones are removed: they name a person, and would block a new booking. */
function readBookings(local: Storage | undefined, now: number): State['bookings'] {
  // The cast is safe: only the functions below write this key, of this release or an earlier one.
  const stored = Object.entries({ ...(read(local, keys.booking) as Partial<State['bookings']> | undefined) });
  const upcoming = stored.filter(([, booking]) => Date.parse(booking?.bookingTime?.end ?? '') > now);
  const bookings = Object.fromEntries(upcoming) as State['bookings'];
  if (upcoming.length < stored.length) write(local, keys.booking, upcoming.length > 0 ? bookings : undefined);
  return bookings;
}

/** Where this tab last stored the personal fields; undefined before it stored anything. */
export function readPlace({ session }: Storages): StoragePlace | undefined {
  return (read(session, keys.session) as Session | undefined)?.place;
}

/** Writes the state of this tab, each answer to its storage; errors of a full or forbidden storage are ignored. */
export function writeState({ local, session }: Storages, state: State, place: StoragePlace, now: number): void {
  const { bookings, payload, answers, search: _search, ...rest } = state;
  const { siteSearch, site, siteSchedulingEnabled, alreadyMatched, studyId, campaign } = payload;
  const tab: Session = {
    ...rest,
    place,
    answers: place === 'session' ? answers : answersIn('session', answers),
    payload: { siteSearch, site, siteSchedulingEnabled, alreadyMatched, studyId, campaign },
  };
  write(session, keys.session, tab);
  writePersonal(local, place === 'local' ? answersIn('local', answers) : undefined, now);
  if (Object.keys(bookings).length > 0) write(local, keys.booking, { ...readBookings(local, now), ...bookings });
}

/** An empty object leaves the entry as it is, which another tab may have written; `undefined` removes it. */
function writePersonal(local: Storage | undefined, answers: State['answers'] | undefined, now: number): void {
  if (answers && Object.keys(answers).length === 0) return;
  const startedAt = (read(local, keys.personal) as Personal | undefined)?.startedAt ?? now;
  write(local, keys.personal, answers && ({ startedAt, savedAt: now, answers } satisfies Personal));
}

/** Removes every entry of the application from both storages. */
export function clearStorages({ local, session }: Storages): void {
  write(local, keys.personal, undefined);
  write(local, keys.booking, undefined);
  write(session, keys.session, undefined);
}
