import { describe, expect, test } from 'vitest';
import { addressOf, parseAddress } from './address.ts';

describe('the address of a step', () => {
  test.each([
    ['English carries no locale', { locale: 'en', flow: 's6', step: 'home' }, '/signup/s6/home'],
    ['Spanish stands after the prefix', { locale: 'es', flow: 's6', step: 'home' }, '/signup/es/s6/home'],
    [
      'a query is preserved',
      { locale: 'en', flow: 'ws10', step: 'home', search: '?a=1&b=2' },
      '/signup/ws10/home?a=1&b=2',
    ],
    ['a query may lack its mark', { locale: 'en', flow: 'ws10', step: 'home', search: 'a=1' }, '/signup/ws10/home?a=1'],
    [
      'a mark within a query stays',
      { locale: 'en', flow: 'ws10', step: 'home', search: 'a=1?2' },
      '/signup/ws10/home?a=1?2',
    ],
    ['an empty query leaves no mark', { locale: 'en', flow: 'ws10', step: 'home', search: '?' }, '/signup/ws10/home'],
  ] as const)('%s', (_, address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });
});

describe('a path taken apart', () => {
  test.each([
    ['/signup/s6/home', { locale: 'en', flow: 's6', step: 'home', isCanonical: true }],
    ['/signup/es/s6/home', { locale: 'es', flow: 's6', step: 'home', isCanonical: true }],
    ['/es/signup/s6/home', { locale: 'es', flow: 's6', step: 'home', isCanonical: false }],
    ['/en/signup/es/s6/home', { locale: 'es', flow: 's6', step: 'home', isCanonical: false }],
    ['/signup/ES/s6/home', { locale: 'es', flow: 's6', step: 'home', isCanonical: false }],
    ['/signup/en/s6/home', { locale: 'en', flow: 's6', step: 'home', isCanonical: false }],
    ['/signup/s6/home/', { locale: 'en', flow: 's6', step: 'home', isCanonical: false }],
    ['/signup//s6/home', { locale: 'en', flow: 's6', step: 'home', isCanonical: false }],
    ['/signup/s6', { locale: 'en', flow: 's6', isCanonical: true }],
    ['/signup/es', { locale: 'es', isCanonical: true }],
    ['/signup', { locale: 'en', isCanonical: true }],
    ['/', { locale: 'en', isCanonical: false }],
    ['/es', { locale: 'es', isCanonical: false }],
    ['/elsewhere/s6/home', { locale: 'en', isCanonical: false }],
    ['/signup/s6/home/more', { locale: 'en', isCanonical: false }],
  ])('%s', (pathname, expected) => {
    expect(parseAddress(pathname)).toEqual(expected);
  });

  test.each(['/signup/s6/home', '/signup/es/ws10/health-questions'])('%s comes together again', (pathname) => {
    const { locale, flow = '', step = '' } = parseAddress(pathname);
    expect(addressOf({ locale, flow, step })).toBe(pathname);
  });
});
