import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storages } from './storages.ts';
import { StorageInMemory } from './testing/storageInMemory.ts';
import { everything, Tab } from './testing/tab.ts';

const minute = 60_000;
let tab: Tab;
beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
});
afterEach(() => vi.useRealTimers());

describe('who the visitor is', () => {
  test.each([
    ['is known 59 minutes later', [59], true],
    ['is forgotten after an hour without use', [60], false],
    ['is known while it is used', [50, 50, 50], true],
    ['is forgotten after a day at the latest', Array.from({ length: 29 }, () => 50), false],
    ['is forgotten when the clock was turned back', [-5], false],
  ])('%s', (_sentence, pauses, isKnown) => {
    tab.fill();
    for (const [index, pause] of pauses.entries()) {
      tab.now += pause * minute;
      const page = tab.open({ local: tab.local, session: new StorageInMemory() });
      if (index < pauses.length - 1) page.setState({ drafts: {} });
      if (index < pauses.length - 1) page.flush();
      else expect(page.getState().answers.firstName).toBe(isKnown ? 'Ana' : undefined);
    }
    expect(tab.local.length).toBe(isKnown ? 1 : 0);
  });
});

/** An answer about health, half a minute after the others; returns what was stored of the person before. */
const restamped = () => {
  const page = tab.fill();
  page.flush();
  const before = tab.local.getItem('openscreener.personal');
  tab.now += 30_000;
  page.setState(({ answers }) => ({ answers: { ...answers, heightCm: 171 } }));
  page.flush();
  return before;
};

describe('an answer about health', () => {
  test('leaves the stored person as they are', () => {
    const before = restamped();
    expect(tab.local.getItem('openscreener.personal')).toBe(before);
  });

  test('is a use of the person all the same', () => {
    restamped();
    tab.now += 60 * minute - 1;
    expect(tab.open().getState()).toMatchObject({ isExpired: false, answers: { firstName: 'Ana', heightCm: 171 } });
  });

  test('is written with the time of the person once a minute has passed', () => {
    const page = tab.fill();
    page.flush();
    const before = tab.local.getItem('openscreener.personal');
    tab.now += minute;
    page.setState(({ answers }) => ({ answers: { ...answers, heightCm: 171 } }));
    page.flush();
    expect(tab.local.getItem('openscreener.personal')).not.toBe(before);
  });
});

const enter = () => {
  const page = tab.open();
  page.setState(({ saved }) => ({
    answers: { firstName: 'Ana', heightCm: 170 },
    drafts: { phone: '(312) 555-0123' },
    saved: { ...saved, leadId: 'an-id', slug: 'a-slug', consentsTo: { sms: '+13125550123' } },
  }));
  page.flush();
};

describe('a tab that is restored with its browser', () => {
  test('has what was entered, 59 minutes later', () => {
    enter();
    tab.now += 59 * minute;
    const { answers, drafts, isExpired } = tab.open().getState();
    expect([answers.firstName, answers.heightCm, drafts, isExpired]).toEqual([
      'Ana',
      170,
      { phone: '(312) 555-0123' },
      false,
    ]);
  });

  test.each([
    ['with the personal fields', () => undefined],
    ['after another tab has removed those', () => tab.local.clear()],
  ])('has nothing after an hour, health answers and the lead included, and says so, %s', (_sentence, before) => {
    enter();
    before();
    tab.now += 60 * minute;
    const page = tab.open();
    expect(page.getState()).toMatchObject({ answers: {}, drafts: {}, isExpired: true });
    expect(page.getState().saved).not.toHaveProperty('slug');
    page.flush();
    expect([...tab.local.entries.values(), ...tab.session.entries.values()].join()).not.toMatch(/Ana|312|170|slug/);
  });

  test('has nothing to say where nothing was entered', () => {
    const page = tab.open();
    page.setState({ shortList: [] });
    page.flush();
    tab.now += 60 * minute;
    expect(tab.open().getState().isExpired).toBe(false);
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
    const store = tab.open(storages());
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
    for (const key of ['openscreener.personal', 'booking']) tab.local.entries.set(key, text === '"text"' ? '{}' : text);
    tab.session.entries.set('openscreener.session', text);
    const state = tab.open().getState();
    expect(state.answers).toEqual({});
    expect(state.journey.finished).toEqual([]);
    expect(state.saved.subjectSaved).toBe(false);
  });

  test('a search that ended with its page is not waited for', () => {
    const store = tab.open();
    store.setState(({ payload }) => ({ payload: { ...payload, siteSearch: 'searching' } }));
    store.flush();
    expect(tab.open().getState().payload.siteSearch).toBe('idle');
  });
});
