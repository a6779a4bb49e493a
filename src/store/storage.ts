import type { State } from '#src/domain/state.ts';
import { emptyState } from './emptyState.ts';
import { answersIn } from './placeOfAnswer.ts';

const keys = { personal: 'openscreener.personal', session: 'openscreener.session', booking: 'booking' } as const;
const minutes = 60_000;
/** Personal fields are forgotten after an hour without use, and after a day at the latest. */
const idleMs = 60 * minutes;
const lifetimeMs = 24 * 60 * minutes;

type Personal = { startedAt: number; savedAt: number; answers: State['answers'] };
type Session = Omit<State, 'bookings' | 'payload'> & {
  payload: Pick<
    State['payload'],
    'siteSearch' | 'site' | 'siteSchedulingEnabled' | 'alreadyMatched' | 'studyId' | 'campaign'
  >;
  place: PersonalPlace;
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
    // Full or forbidden: the state lives on in memory, and the flow goes on.
  }
}

const isFresh = ({ startedAt, savedAt }: Personal, now: number) =>
  now >= savedAt && now - savedAt < idleMs && now - startedAt < lifetimeMs;

/** Where the personal fields go: agents who serve many people on one machine keep them in the tab. */
export type PersonalPlace = 'local' | 'session';

/** Reads the state of this tab. Expired personal fields are removed. */
export function readState({ local, session }: Storages, now: number): State {
  const empty = emptyState();
  // What stands under these keys was written below.
  const kept = read(local, keys.personal) as Personal | undefined;
  const personal = kept && isFresh(kept, now) ? kept : undefined;
  const isExpired = kept !== undefined && !personal;
  if (isExpired) write(local, keys.personal, undefined);
  const tab = read(session, keys.session) as Session | undefined;
  const payload = { ...empty.payload, ...tab?.payload };
  // A page of an earlier release may have written less than this one expects.
  return {
    answers: { ...personal?.answers, ...tab?.answers },
    // What was typed of who somebody is goes with what was kept of it; answers about health are kept by themselves.
    drafts: isExpired ? {} : { ...tab?.drafts },
    journey: { ...empty.journey, ...tab?.journey },
    // Whoever was searching is gone with its page.
    payload: { ...payload, siteSearch: payload.siteSearch === 'searching' ? 'idle' : payload.siteSearch },
    saved: { ...empty.saved, ...tab?.saved },
    adSecurity: { ...empty.adSecurity, ...tab?.adSecurity },
    bookings: readBookings(local, now),
  };
}

/** The appointments that are not over. Those that are leave the storage: they name a person, and stand in the way of another. */
function readBookings(local: Storage | undefined, now: number): State['bookings'] {
  // What stands under this key was written below, by this release or an earlier one.
  const kept = Object.entries({ ...(read(local, keys.booking) as Partial<State['bookings']> | undefined) });
  const ahead = kept.filter(([, booking]) => Date.parse(booking?.bookingTime?.end ?? '') > now);
  const bookings = Object.fromEntries(ahead) as State['bookings'];
  if (ahead.length < kept.length) write(local, keys.booking, ahead.length > 0 ? bookings : undefined);
  return bookings;
}

/** Where this tab last kept the personal fields; undefined before it kept anything. */
export function readPlace({ session }: Storages): PersonalPlace | undefined {
  return (read(session, keys.session) as Session | undefined)?.place;
}

/** Writes the state of this tab, each answer to its place. */
export function writeState({ local, session }: Storages, state: State, place: PersonalPlace, now: number): void {
  const { bookings, payload, answers, ...rest } = state;
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

/** Without answers the record stays: it may be that of another tab. `undefined` takes it away. */
function writePersonal(local: Storage | undefined, answers: State['answers'] | undefined, now: number): void {
  if (answers && Object.keys(answers).length === 0) return;
  const startedAt = (read(local, keys.personal) as Personal | undefined)?.startedAt ?? now;
  write(local, keys.personal, answers && ({ startedAt, savedAt: now, answers } satisfies Personal));
}

/** Removes everything that was kept. */
export function clearStorages({ local, session }: Storages): void {
  write(local, keys.personal, undefined);
  write(local, keys.booking, undefined);
  write(session, keys.session, undefined);
}
