import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageInMemory } from './testing/storageInMemory.ts';
import { everything, Tab } from './testing/tab.ts';

const minute = 60_000;
let tab: Tab;
beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
});
afterEach(() => vi.useRealTimers());

const textOf = (storage: StorageInMemory) => [...storage.entries.values()].join('\n');

const isGone = (store: ReturnType<Tab['open']>) => {
  expect(store.getState()).toMatchObject({ answers: {}, drafts: {}, journey: { finished: [] }, isExpired: true });
  expect(textOf(tab.local) + textOf(tab.session)).not.toMatch(/Ana|Luis|1312|801|heightCm/);
};

describe('what nobody has used for an hour', () => {
  test('is not brought back by a press in a tab that was left open for five hours', () => {
    const store = tab.fill();
    tab.now += 300 * minute;
    store.setState(({ answers }) => ({ answers: { ...answers, gender: 'female' } }));
    store.flush();
    isGone(store);
    expect(tab.open({ local: tab.local, session: new StorageInMemory() }).getState().answers).toEqual({});
  });

  test.each(['local', 'session'] as const)('is removed by a timer, from the %s storage', (place) => {
    const store = tab.fill(everything, place);
    tab.now += 59 * minute;
    vi.advanceTimersByTime(59 * minute);
    expect(store.getState().answers).toEqual(everything);
    tab.now += minute;
    vi.advanceTimersByTime(minute);
    isGone(store);
  });

  test('is removed although the clock was put right meanwhile', () => {
    const store = tab.fill();
    tab.now += 59 * minute;
    vi.advanceTimersByTime(60 * minute);
    expect(store.getState().answers).toEqual(everything);
    tab.now += minute;
    vi.advanceTimersByTime(minute);
    isGone(store);
  });

  test('stays where the clock is set back while the page is open', () => {
    const store = tab.fill();
    tab.now -= minute;
    store.setState({ drafts: { email: 'a' } });
    store.flush();
    expect(store.getState().answers).toEqual(everything);
    tab.now += 60 * minute;
    vi.advanceTimersByTime(60 * minute);
    isGone(store);
  });

  test('is removed when a page that slept is shown again', () => {
    const store = tab.fill();
    tab.now += 300 * minute;
    expect(store.expire()).toBe(true);
    isGone(store);
    expect(store.expire()).toBe(false);
  });

  test('stays while it is used, but not for more than a day', () => {
    const store = tab.fill();
    for (let hours = 0.75; hours < 24; hours += 0.75) {
      tab.now += 45 * minute;
      store.setState({ drafts: {} });
      store.flush();
      expect(store.getState().answers).toEqual(everything);
    }
    tab.now += 45 * minute;
    store.setState({ drafts: {} });
    isGone(store);
  });

  test('is removed from the tab alone while another tab uses it', () => {
    const store = tab.fill();
    const other = tab.open({ local: tab.local, session: new StorageInMemory() });
    tab.now += 59 * minute;
    other.setState({ drafts: { email: 'a' } });
    other.flush();
    tab.now += minute;
    expect([store.expire(), other.expire()]).toEqual([true, false]);
    expect(store.getState().answers).toEqual({});
    expect(textOf(tab.session)).toBe('');
    expect(textOf(tab.local)).toContain('Ana');
    expect(other.getState().answers.firstName).toBe('Ana');
  });

  test('is removed with the numbers that consents went to, the lead, and what the server had for the fields', () => {
    const store = tab.fill();
    store.setState(({ saved, payload }) => ({
      saved: { ...saved, leadId: 'an-id', slug: 'a-slug', consentsTo: { sms: '+13125550123' } },
      payload: {
        ...payload,
        status: 'ready',
        initial: {
          analytics: {},
          leadLpParamId: 'x',
          leadLpParamsStudyIds: [],
          enableRecording: false,
          prePopFields: { firstName: 'Ana' },
        },
      },
    }));
    store.flush();
    tab.now += 60 * minute;
    store.expire();
    isGone(store);
    const { saved, payload } = store.getState();
    expect(JSON.stringify([saved, payload])).not.toMatch(/Ana|1312|slug|an-id/);
    expect(payload).toMatchObject({ status: 'ready', initial: { leadLpParamId: 'x' } });
  });

  test('is removed from memory where no storage works', () => {
    const store = tab.open({ local: undefined, session: undefined });
    store.setState({ answers: everything });
    store.flush();
    tab.now += 60 * minute;
    vi.advanceTimersByTime(60 * minute);
    expect(store.getState()).toMatchObject({ answers: {}, isExpired: true });
  });

  test('is nothing to speak of where nothing was entered', () => {
    const store = tab.open();
    store.flush();
    tab.now += 60 * minute;
    vi.advanceTimersByTime(60 * minute);
    expect(store.getState().isExpired).toBe(false);
  });
});
