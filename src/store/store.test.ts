import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#src/domain/facts.ts';
import { createAppStore } from './store.ts';
import { StorageInMemory } from './testing/storageInMemory.ts';
import { everything, Tab } from './testing/tab.ts';

const minute = 60_000;
let tab: Tab;
beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
});
afterEach(() => vi.useRealTimers());

const booking = (end: string): Booking => ({
  bookingDay: { date: end.slice(0, 10), id: end.slice(0, 10) },
  bookingTime: { start: end, end, slot: 's' },
  customer: {},
});
const textOf = (storage: StorageInMemory) => [...storage.entries.values()].join('\n');

describe('where a tab keeps what was entered', () => {
  test('who the visitor is goes to the local storage, health to that of the tab', () => {
    tab.fill();
    for (const word of ['Ana', 'Luis', '+1312']) {
      expect(textOf(tab.local)).toContain(word);
      expect(textOf(tab.session)).not.toContain(word);
    }
    for (const word of ['indicationIds', '801', 'consents', 'heightCm', 'insurance']) {
      expect(textOf(tab.session)).toContain(word);
      expect(textOf(tab.local)).not.toContain(word);
    }
  });

  test('a reload brings all of it back', () => {
    const store = tab.fill();
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
    expect(tab.open().getState()).toEqual(store.getState());
  });

  test('a booking that another tab has cancelled is not written back by this one, whichever of them made it', () => {
    const other = new Tab();
    const first = tab.open();
    first.setState({ bookings: { 1: booking('2026-06-16T12:30:00Z'), 2: booking('2026-06-17T12:30:00Z') } });
    first.flush();
    const second = other.open({ local: tab.local, session: other.session });
    second.setState({ bookings: { 1: { ...booking('2026-06-16T12:30:00Z'), isCancelled: true } } });
    second.flush();
    first.setState({ answers: { firstName: 'Ana' } });
    first.flush();
    expect(Object.keys(tab.open().getState().bookings)).toEqual(['2']);
  });

  test('of a booking the local storage has ids, times and a zone, of an earlier release too', () => {
    const { customer: _, ...old } = booking('2026-06-16T12:30:00Z');
    tab.local.setItem(
      'booking',
      JSON.stringify({
        1: { ...old, customer: { name: 'Ana', timezone: 'UTC' } },
        2: { ...old, timezone: 'UTC', lead: '1b4e28ba' },
      }),
    );
    const store = tab.open();
    const { 1: one, 2: other } = store.getState().bookings;
    expect([one?.customer, other?.customer, textOf(tab.local).match('Ana')]).toEqual([
      { timezone: 'UTC' },
      { timezone: 'UTC', lead: '1b4e28ba' },
      null,
    ]);
    store.setState({ bookings: { 3: { ...old, customer: { lead: '1b4e28ba' } } } });
    store.flush();
    expect(tab.open().getState().bookings).toMatchObject({ 1: {}, 2: {}, 3: { customer: { lead: '1b4e28ba' } } });
  });

  test('an appointment that was cancelled is not stored, and is gone for the next tab', () => {
    const store = tab.open();
    store.setState({ bookings: { 1: booking('2026-06-16T12:30:00Z') } });
    store.flush();
    store.setState({ bookings: { 1: { ...booking('2026-06-16T12:30:00Z'), isCancelled: true } } });
    store.flush();
    expect([tab.open().getState().bookings, tab.local.entries.has('booking')]).toEqual([{}, false]);
  });

  test('an appointment that is over is forgotten, here and in the storage', () => {
    const store = tab.open();
    store.setState({ bookings: { 1: booking('2026-06-15T12:30:00Z'), 2: booking('2026-06-16T12:30:00Z') } });
    store.flush();
    tab.now += 30 * minute;
    expect(Object.keys(tab.open().getState().bookings)).toEqual(['2']);
    tab.now += 24 * 60 * minute;
    expect(tab.open().getState().bookings).toEqual({});
    expect(tab.local.entries.has('booking')).toBe(false);
  });

  test('another tab knows the person, and nothing else', () => {
    tab.fill();
    const other = tab.open({ local: tab.local, session: new StorageInMemory() });
    expect(other.getState().answers).toEqual({
      firstName: 'Ana',
      lastName: 'Diaz',
      phone: '+13125550123',
      caregiver: { firstName: 'Luis' },
    });
  });

  test('a tab in which nothing was entered takes nothing away from another', () => {
    const other = tab.open({ local: tab.local, session: new StorageInMemory() });
    tab.fill();
    other.setState({ drafts: { fullName: 'x' } });
    other.flush();
    expect(tab.open().getState().answers.firstName).toBe('Ana');
  });

  test('agents keep the person in the tab alone', () => {
    tab.fill(everything, 'session');
    expect(tab.local.length).toBe(0);
    expect(tab.open(tab, 'session').getState().answers).toEqual(everything);
  });

  test('what has moved into the tab stays there after a reload', () => {
    tab.fill().storePersonalIn('session');
    vi.advanceTimersByTime(1000);
    expect(textOf(tab.local)).toBe('');
    const again = tab.open();
    again.setState({ drafts: { fullName: 'x' } });
    again.flush();
    expect(textOf(tab.local)).toBe('');
    expect(again.getState().answers).toEqual(everything);
  });

  test('is written shortly after a change, and at once when the page goes', () => {
    const store = tab.open();
    store.setState({ answers: { firstName: 'Ana' } });
    expect(textOf(tab.local)).toBe('');
    vi.advanceTimersByTime(1000);
    expect(textOf(tab.local)).toContain('Ana');
    store.setState({ answers: { firstName: 'Eva' } });
    store.flush();
    expect(textOf(tab.local)).toContain('Eva');
  });

  test('typing does not wait for it, but it never waits for more than a second of typing', () => {
    const store = tab.open();
    const write = vi.spyOn(tab.session, 'setItem');
    for (let key = 1; key <= 20; key += 1) {
      store.setState({ drafts: { fullName: 'x'.repeat(key) } });
      vi.advanceTimersByTime(200);
      tab.now += 200;
    }
    expect(write).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(1000);
    expect(textOf(tab.session)).toContain('x'.repeat(20));
  });

  test('nothing is written before the storages were read', () => {
    tab.fill();
    const early = createAppStore(tab, 'local', () => tab.now);
    early.setState({ answers: { age: 40 } });
    vi.advanceTimersByTime(minute);
    early.flush();
    early.restore();
    expect(early.getState().answers).toEqual({ ...everything, age: 40 });
    expect(early.restored().answers).toEqual(everything);
  });
});

describe('clearing', () => {
  test('forgets what was entered, here and in the storages, and keeps what the server gave', () => {
    const store = tab.fill();
    store.setState(({ payload, saved }) => ({
      saved: { ...saved, slug: 'a-slug', leadId: 'an-id' },
      payload: { ...payload, status: 'ready', minimal: true, siteSearch: 'found', site: { id: 1, ssExtId: 'S' } },
    }));
    store.clear();
    vi.advanceTimersByTime(minute);
    expect([tab.local.length, tab.session.length]).toEqual([0, 0]);
    expect(store.getState()).toMatchObject({
      answers: {},
      drafts: {},
      payload: { status: 'ready', minimal: true, siteSearch: 'idle' },
    });
    expect(store.getState().saved).not.toHaveProperty('slug');
    expect(store.getState().payload).not.toHaveProperty('site');
  });

  test('the campaign and study that consents are asked for stay, which are those of the page', () => {
    const store = tab.fill();
    store.setState(({ journey }) => ({ journey: { ...journey, consentsFor: 'ws10 1' } }));
    store.clear();
    expect(store.getState().journey).toMatchObject({ consentsFor: 'ws10 1', finished: [] });
  });

  test('the next visitor is stored as usual', () => {
    const store = tab.fill();
    store.storePersonalIn('session');
    store.clear();
    store.setState({ answers: { firstName: 'Eva' } });
    store.flush();
    expect(textOf(tab.local)).toContain('Eva');
  });
});
