import { describe, expect, test } from 'vitest';
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

describe('half of the reports of advertising is found', () => {
  test('without an end', () => {
    expect(foundIn('ws10', { home: { onEnter: [site, click], replaces: ['onEnter'] } })).toEqual([
      'C093 "trackAdClick" is one half: nothing runs "trackAdConversion" behind a step that saves, so that no report follows it',
    ]);
  });
  test('without a beginning', () => {
    expect(foundIn('ws10', { thanks: { onEnter: [conversion, saving], replaces: ['onEnter'] } })).toEqual([
      'C093 "trackAdConversion" is one half: nothing runs "trackAdClick" before it, so that it reports the end of what never began',
    ]);
  });
});

test('a site is looked for before it is asked whether it takes bookings', () => {
  const onAnswer = { postalCode: [bookings, site] };
  expect(foundIn('ws21', { home: { onAnswer } })).toEqual([
    'C093 "fetchSiteSchedulingStatus" has nothing to work with: "findNearestSite" finds the site after it',
  ]);
});

describe('nothing is found of both halves', () => {
  test.each([
    ['of one campaign', 'ws19', {}],
    [
      'in a campaign of its own',
      'ws11',
      {
        home: { onEnter: [click, site], replaces: ['onEnter'] },
        thanks: { onEnter: [saving, conversion], replaces: ['onEnter'] },
      },
    ],
  ])('%s', (_, base, steps) => {
    expect(foundIn(base, steps)).toEqual([]);
  });
});

test('a search that saves nobody reports no more than the visit', () => {
  expect(foundIn('ss2', { home: { onEnter: [click] } })).toEqual([]);
});
