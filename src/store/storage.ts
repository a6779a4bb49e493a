import type { State } from '#src/domain/state.ts';
import { readBookings, writeBookings } from './bookings.ts';
import { emptyState } from './emptyState.ts';
import { keys, read, write, type Storages } from './storages.ts';
import { answersIn, type StoragePlace } from './placeOfAnswer.ts';
import { isFresh, restampMs, type Times } from './times.ts';

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
