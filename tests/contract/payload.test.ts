import { expect, test } from 'vitest';
import { openPayload } from '#src/app/journey/openPayload.ts';
import { runEffects } from '#src/app/effects/runEffects.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openOnlineWorld } from './onlineWorld.ts';

const { online } = openOnlineWorld();

test('a screener opens with its study, its questions and what the address said of the visitor', async () => {
  await fetch('/signup/ws10/home?studyId=1&firstName=Ana&lastName=Diaz&zip=60601', { redirect: 'manual' });
  const page = await openRealPage('ws10', { search: '?studyId=1&indicationIds[]=101,102' });
  await openPayload(page);
  const { payload, answers } = page.store.getState();
  expect(payload).toMatchObject({ status: 'ready', initial: { study: { id: 1 } }, studyId: 1 });
  expect(payload.criteria.length).toBeGreaterThan(0);
  expect(answers).toEqual({
    firstName: 'Ana',
    lastName: 'Diaz',
    postalCode: '60601',
    postalCodeCountry: 'US',
    indicationIds: [101, 102],
  });
});

test('the group of the visitor and another name for the condition come from the address', async () => {
  const page = await openRealPage('s6', { search: '?indicationIds[]=101&pgroup=g7&ior=201' });
  await openPayload(page);
  const { initial: payload } = page.store.getState().payload;
  expect(payload).toMatchObject({ participantGroup: 'g7', indication: { id: 101 }, indicationOverride: { id: 201 } });
  expect(page.facts().path.indication).toEqual({ id: 101, name: payload?.indicationOverride?.name });
});

test('questions that could not be had do not lose what the address said; trying again brings them', async () => {
  await fetch('/signup/ws10/home?firstName=Ana', { redirect: 'manual' });
  const page = await openRealPage('ws10', { search: '?studyId=1' });
  online().trouble(/criteria/, 'away');
  await openPayload(page);
  expect(page.store.getState().payload).toMatchObject({ status: 'failed', criteria: [] });
  expect(page.facts().study).toBeUndefined();
  await openPayload(page);
  expect(page.store.getState().payload.status).toBe('ready');
  expect(page.store.getState().answers).toEqual({ firstName: 'Ana' });
});

test('conditions of the address are taken over once, so that those chosen since stay', async () => {
  const page = await openRealPage('s6', { search: '?indicationIds[]=101' });
  await openPayload(page);
  page.store.setState({ answers: { indicationIds: [201] } });
  await openPayload(page);
  expect(page.store.getState().answers.indicationIds).toEqual([201]);
});

test('the site and the match of another study are forgotten', async () => {
  const page = await openRealPage('ws10', { search: '?studyId=2' });
  page.store.setState(({ payload }) => ({
    payload: { ...payload, studyId: 1, siteSearch: 'found', site: { id: 1, ssExtId: 'S' }, alreadyMatched: true },
  }));
  await openPayload(page);
  expect(page.facts()).toMatchObject({ study: { id: 2 }, siteSearch: 'idle', alreadyMatched: false });
  expect(page.facts().site).toBeUndefined();
});

test('what one screener asked of a phone and a site counts in no other; the site of the same study stays', async () => {
  const site = { id: 1, ssExtId: 'S' };
  const asked = { siteSearch: 'found', site, alreadyMatched: true, siteSchedulingEnabled: true } as const;
  const first = await openRealPage('ws21', { search: '?studyId=1' });
  await openPayload(first);
  first.store.setState(({ payload }) => ({ payload: { ...payload, ...asked } }));
  await openPayload(first);
  expect(first.facts()).toMatchObject(asked);
  const second = await openRealPage('ws10', { search: '?studyId=1', store: first.store });
  await openPayload(second);
  expect(second.facts()).toMatchObject({ ...asked, alreadyMatched: false, siteSchedulingEnabled: false });
});

test.each([
  [
    'the nearest site is found',
    '60601',
    '',
    { siteSearch: 'found', site: { ssExtId: expect.stringMatching(/^DEMO-1-/) } },
  ],
  [
    'the site of the address is kept where it is one of the study',
    '60601',
    '&studySiteId=DEMO-1-01',
    { siteSearch: 'found', site: { ssExtId: 'DEMO-1-01' } },
  ],
])('%s', async (_sentence, postalCode, query, expected) => {
  const page = await openRealPage('ws10', { search: `?studyId=1${query}` });
  await openPayload(page);
  page.store.setState({ answers: { postalCode, postalCodeValid: true, postalCodeCountry: 'US' } });
  await runEffects(page, 'home', [{ effect: 'findNearestSite' }]);
  expect(page.facts()).toMatchObject(expected);
});

test.each([
  ['once is repeated', ['away'], 'found'],
  ['twice is reported, and nobody knows of a site', ['away', 'away'], 'failed'],
] as const)('a search for sites that fails %s', async (_sentence, troubles, siteSearch) => {
  const page = await openRealPage('ws10', { search: '?studyId=1' });
  await openPayload(page);
  page.store.setState({ answers: { postalCode: '60601', postalCodeValid: true } });
  online().trouble(/sites/, ...troubles);
  await runEffects(page, 'home', [{ effect: 'findNearestSite' }]);
  expect(page.facts().siteSearch).toBe(siteSearch);
  if (siteSearch === 'failed') await expect.poll(() => online().sent.at(-1)?.path).toBe('/api/errors');
});

test('a postal code that was not verified asks for no site', async () => {
  const page = await openRealPage('ws10', { search: '?studyId=1' });
  await openPayload(page);
  page.store.setState({ answers: { postalCode: '60601' } });
  await runEffects(page, 'home', [{ effect: 'findNearestSite' }]);
  expect(page.facts().siteSearch).toBe('idle');
  expect(online().sent.filter(({ path }) => path.includes('sites'))).toEqual([]);
});
