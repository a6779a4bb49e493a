import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const [site, click, conversion, bookings, saving] = [
  'findNearestSite',
  'trackAdClick',
  'trackAdConversion',
  'fetchSiteSchedulingStatus',
  'keepPersonalInTab',
].map((effect) => ({ effect }));
const foundIn = (base: string, steps: object): string[] =>
  described(check({ name: 'draft', extends: base, steps })).filter((one) => !/^C00[78]/.test(one));

test('a site is looked for before it is asked whether it takes bookings', () => {
  const onAnswer = { postalCode: [bookings, site] };
  expect(foundIn('ws21', { home: { onAnswer } })).toEqual([
    'C093 "fetchSiteSchedulingStatus" has nothing to work with: "findNearestSite" finds the site after it',
  ]);
});

test.each([
  ['saveLead', '"saves": true lets the step save and send already'],
  ['sendConsents', '"saves": true lets the step save and send already'],
])('a step does not do twice what it does as it saves: %s', (effect, why) => {
  expect(foundIn('flare', { phone: { onLeave: [{ effect }] } })).toEqual([
    `C093 "${effect}" does the same again: ${why}`,
  ]);
  // Consents of a step that does not save are sent by nothing else.
  expect(
    foundIn('flare', { phone: { saves: false, onLeave: [{ effect: 'saveLead' }, { effect: 'sendConsents' }] } }),
  ).toEqual([]);
});

test('the time of a call is noted in flows for agents alone', () => {
  expect(foundIn('flare', { postal: { onEnter: [{ effect: 'startCall' }] } })).toEqual([
    'C083 "startCall" notes when the call of an agent began, and visitors open this flow: its type is signup',
  ]);
});

test.each([
  [
    'the click alone, which is saved with the lead',
    'ws10',
    { home: { onEnter: [site, click], replaces: ['onEnter'] } },
  ],
  [
    'the conversion alone, of a visit that began in another flow',
    'ws10',
    { thanks: { onEnter: [conversion, saving], replaces: ['onEnter'] } },
  ],
  ['both in one campaign', 'ws19', {}],
  ['a search that saves nobody', 'ss2', { home: { onEnter: [click] } }],
])('nothing is found of reports of advertising: %s', (_, base, steps) => {
  expect(foundIn(base, steps)).toEqual([]);
});
