import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers, Booking } from '#src/domain/facts.ts';
import { createAppStore } from './store.ts';
import type { PersonalPlace, Storages } from './storage.ts';
import { StorageInMemory } from './testing/storageInMemory.ts';

const minute = 60_000;
let local: StorageInMemory;
let session: StorageInMemory;
let now: number;

beforeEach(() => {
  vi.useFakeTimers();
  local = new StorageInMemory();
  session = new StorageInMemory();
  now = Date.parse('2026-06-15T12:00:00Z');
});
afterEach(() => vi.useRealTimers());

/** A page of the tab: a store over its storages that has taken over what they hold. */
function openPage(storages: Storages = { local, session }, place?: PersonalPlace) {
  const store = createAppStore(storages, place, () => now);
  store.restore();
  return store;
}

const everything: Answers = {
  firstName: 'Ana',
  lastName: 'Diaz',
  phone: '+13125550123',
  caregiver: { firstName: 'Luis' },
  indicationIds: [1],
  responses: { 80: [801] },
  consents: { phone: true },
  heightCm: 170,
  additional: { insurance: 'yes' },
};
const booking = (end: string): Booking => ({
  bookingDay: { date: end.slice(0, 10), id: end.slice(0, 10) },
  bookingTime: { start: end, end, slot: 's' },
  customer: { name: 'Ana Diaz', email: '', phone: '+13125550123', timezone: 'UTC' },
});
const textOf = (storage: StorageInMemory) => [...storage.held.values()].join('\n');

function fill(answers: Answers = everything, place?: PersonalPlace) {
  const store = openPage({ local, session }, place);
  store.setState({ answers });
  store.flush();
  return store;
}

describe('where a tab keeps what was entered', () => {
  test('who the visitor is goes to the local storage, health to that of the tab', () => {
    fill();
    for (const word of ['Ana', 'Luis', '+1312']) {
      expect(textOf(local)).toContain(word);
      expect(textOf(session)).not.toContain(word);
    }
    for (const word of ['indicationIds', '801', 'consents', 'heightCm', 'insurance']) {
      expect(textOf(session)).toContain(word);
      expect(textOf(local)).not.toContain(word);
    }
  });

  test('a reload brings all of it back', () => {
    const store = fill();
    store.setState((state) => ({
      drafts: { fullName: 'Ana D' },
      journey: { ...state.journey, finished: ['home'], campaign: 's6' },
      saved: { ...state.saved, slug: 'a-slug' },
      bookings: {
        default: booking('2026-06-15T12:30:00Z'),
      },
      payload: { ...state.payload, siteSearch: 'found', site: { id: 1, ssExtId: 'S' }, studyId: 4 },
    }));
    store.flush();
    expect(openPage().getState()).toEqual(store.getState());
  });

  test('an appointment that is over is forgotten, here and in the storage', () => {
    const store = openPage();
    store.setState({ bookings: { 1: booking('2026-06-15T12:30:00Z'), 2: booking('2026-06-16T12:30:00Z') } });
    store.flush();
    now += 30 * minute;
    expect(Object.keys(openPage().getState().bookings)).toEqual(['2']);
    now += 24 * 60 * minute;
    expect(openPage().getState().bookings).toEqual({});
    expect(local.held.has('booking')).toBe(false);
  });

  test('another tab knows the person, and nothing else', () => {
    fill();
    const other = openPage({ local, session: new StorageInMemory() });
    expect(other.getState().answers).toEqual({
      firstName: 'Ana',
      lastName: 'Diaz',
      phone: '+13125550123',
      caregiver: { firstName: 'Luis' },
    });
  });

  test('a tab in which nothing was entered takes nothing away from another', () => {
    const other = openPage({ local, session: new StorageInMemory() });
    fill();
    other.setState({ drafts: { fullName: 'x' } });
    other.flush();
    expect(openPage().getState().answers.firstName).toBe('Ana');
  });

  test('agents keep the person in the tab alone', () => {
    fill(everything, 'session');
    expect(local.length).toBe(0);
    expect(openPage({ local, session }, 'session').getState().answers).toEqual(everything);
  });

  test('what has moved into the tab stays there after a reload', () => {
    fill().keepPersonalIn('session');
    vi.runAllTimers();
    expect(textOf(local)).toBe('');
    const again = openPage();
    again.setState({ drafts: { fullName: 'x' } });
    again.flush();
    expect(textOf(local)).toBe('');
    expect(again.getState().answers).toEqual(everything);
  });

  test('is written shortly after a change, and at once when the page goes', () => {
    const store = openPage();
    store.setState({ answers: { firstName: 'Ana' } });
    expect(textOf(local)).toBe('');
    vi.advanceTimersByTime(250);
    expect(textOf(local)).toContain('Ana');
    store.setState({ answers: { firstName: 'Eva' } });
    store.flush();
    expect(textOf(local)).toContain('Eva');
  });

  test('nothing is written before the storages were read', () => {
    fill();
    const early = createAppStore({ local, session }, 'local', () => now);
    early.setState({ answers: { age: 40 } });
    vi.runAllTimers();
    early.flush();
    early.restore();
    expect(early.getState().answers).toEqual({ ...everything, age: 40 });
    expect(early.opened().answers).toEqual(everything);
  });
});

describe('who the visitor is', () => {
  test.each([
    ['is known 59 minutes later', [59], true],
    ['is forgotten after an hour without use', [60], false],
    ['is known while it is used', [50, 50, 50], true],
    ['is forgotten after a day at the latest', Array.from({ length: 29 }, () => 50), false],
    ['is forgotten when the clock was turned back', [-5], false],
  ])('%s', (_sentence, pauses, isKnown) => {
    fill();
    for (const [index, pause] of pauses.entries()) {
      now += pause * minute;
      const page = openPage({ local, session: new StorageInMemory() });
      if (index < pauses.length - 1) page.setState({ drafts: {} });
      if (index < pauses.length - 1) page.flush();
      else expect(page.getState().answers.firstName).toBe(isKnown ? 'Ana' : undefined);
    }
    expect(local.length).toBe(isKnown ? 1 : 0);
  });
});

const full = () => Object.assign(new StorageInMemory(), { isFull: true });

describe('storages that do not work', () => {
  const broken: Storage = new Proxy(new StorageInMemory(), {
    get: () => () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  test.each([
    ['missing', () => ({ local: undefined, session: undefined })],
    ['forbidden', () => ({ local: broken, session: broken })],
    ['full', () => ({ local: full(), session: full() })],
  ] as [string, () => Storages][])('a flow runs from memory when they are %s', (_sentence, storages) => {
    const store = openPage(storages());
    store.setState({ answers: everything });
    store.flush();
    expect(store.getState().answers).toEqual(everything);
    store.clear();
    expect(store.getState().answers).toEqual({});
  });

  test.each([
    ['no JSON'],
    ['null'],
    ['5'],
    ['"text"'],
    ['[]'],
    ['{}'],
    ['{"journey":null,"saved":null,"answers":null,"payload":null}'],
  ])('a storage that holds %s opens an empty page', (text) => {
    for (const key of ['openscreener.personal', 'booking']) local.held.set(key, text === '"text"' ? '{}' : text);
    session.held.set('openscreener.session', text);
    const state = openPage().getState();
    expect(state.answers).toEqual({});
    expect(state.journey.finished).toEqual([]);
    expect(state.saved.subjectSaved).toBe(false);
  });

  test('a search that ended with its page is not waited for', () => {
    const store = openPage();
    store.setState(({ payload }) => ({ payload: { ...payload, siteSearch: 'searching' } }));
    store.flush();
    expect(openPage().getState().payload.siteSearch).toBe('idle');
  });
});

describe('clearing', () => {
  test('forgets what was entered, here and in the storages, and keeps what the server gave', () => {
    const store = fill();
    store.setState(({ payload, saved }) => ({
      saved: { ...saved, slug: 'a-slug', leadId: 'an-id' },
      payload: { ...payload, status: 'ready', minimal: true, siteSearch: 'found', site: { id: 1, ssExtId: 'S' } },
    }));
    store.clear();
    vi.runAllTimers();
    expect([local.length, session.length]).toEqual([0, 0]);
    expect(store.getState()).toMatchObject({
      answers: {},
      drafts: {},
      payload: { status: 'ready', minimal: true, siteSearch: 'idle' },
    });
    expect(store.getState().saved).not.toHaveProperty('slug');
    expect(store.getState().payload).not.toHaveProperty('site');
  });

  test('the next visitor is kept as usual', () => {
    const store = fill();
    store.keepPersonalIn('session');
    store.clear();
    store.setState({ answers: { firstName: 'Eva' } });
    store.flush();
    expect(textOf(local)).toContain('Eva');
  });
});
