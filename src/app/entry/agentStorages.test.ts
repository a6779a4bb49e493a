import { expect, test } from 'vitest';
import { createAppStore } from '#src/store/store.ts';
import { Tab } from '#src/store/testing/tab.ts';
import { agentStorages, opensAnew } from './agentStorages.ts';

const address = 'https://site.example/signup/ps1/home?studyId=1';

test.each([
  ['a typed address', 'navigate', '', true],
  ['a link of another page of the site', 'navigate', 'https://site.example/signup/active-flows', true],
  ['a link of another flow', 'navigate', 'https://site.example/signup/ps2/home?studyId=1', true],
  ['a link of another site', 'navigate', 'https://partner.example/signup/ps1/home', true],
  ['a browser that does not say how', undefined, '', true],
  ['the link to the other language', 'navigate', 'https://site.example/signup/es/ps1/home?studyId=1', false],
  ['a reload', 'reload', '', false],
  ['Back and Forward', 'back_forward', '', false],
])('whether %s opens the flow for the next person', (_, type, referrer, expected) => {
  expect(opensAnew({ type, referrer, address })).toBe(expected);
});

test('the next person finds nothing, and what another flow left in the browser stays where it is', () => {
  const tab = new Tab();
  tab.fill();
  const left = [...tab.local.entries];
  const storages = agentStorages(tab, { type: 'navigate', referrer: '', address });
  const store = createAppStore(storages, 'session', () => tab.now);
  store.restore();
  expect(store.getState().answers).toEqual({});
  expect([...tab.local.entries]).toEqual(left);
});

test('a reload brings back what was entered, out of the tab alone', () => {
  const tab = new Tab();
  const open = (type: string) => {
    const store = createAppStore(agentStorages(tab, { type, referrer: '', address }), 'session', () => tab.now);
    store.restore();
    return store;
  };
  const store = open('navigate');
  store.setState({ answers: { firstName: 'Rosa', callStartedAt: '2026-06-15T12:00:00.000Z' } });
  store.flush();
  expect(tab.local.length).toBe(0);
  expect(open('reload').getState().answers).toEqual(store.getState().answers);
});
