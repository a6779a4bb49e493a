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
