import { describe, expect, test } from 'vitest';
import type { CampaignSummary } from './campaign.ts';
import { defaultHome, prescreenOf, resolveAddress } from './resolveAddress.ts';

function summary(name: string, flowType: CampaignSummary['flowType'], more: Partial<CampaignSummary> = {}) {
  const paths = { home: 'home', thanks: 'thanks', webScreenerHealth: 'health-questions' };
  return { name, flowType, home: 'home', paths, ...more } satisfies CampaignSummary;
}

const campaigns = [
  summary('s6', 'signup', { isDefault: true, aliases: ['6'] }),
  summary('s15', 'signup', { aliases: ['15'], landings: { postal: 'thanks', gender: 'home' } }),
  summary('ws10', 'webScreener', { isDefault: true }),
  summary('ws16', 'webScreener', {
    paths: { home: 'home', result: 'result' },
    stepAliases: { indications: 'result' },
  }),
  summary('ps1', 'partnerScreener'),
  summary('ss6', 'studySearch', {
    isDefault: true,
    standsInFor: ['ss', 'study-search'],
    stepAliases: { search: 'home' },
  }),
  summary('study-search', 'studySearch'),
  summary('flare', 'signup', { home: 'postal', paths: { postal: 'postal' } }),
];

function resolve(address: string, remembered?: string) {
  const { pathname, search } = new URL(address, 'http://localhost');
  return resolveAddress({ pathname, search, campaigns, ...(remembered && { remembered }) });
}

describe('an address that opens a step', () => {
  test.each([
    ['/signup/s6/home', 's6', 'home', 'en'],
    ['/signup/es/ws10/health-questions?studyId=1', 'ws10', 'webScreenerHealth', 'es'],
    ['/signup/flare/postal', 'flare', 'postal', 'en'],
    ['/signup/s15/home?landing=gender', 's15', 'home', 'en'],
    ['/signup/s15/home?landing=nowhere', 's15', 'home', 'en'],
  ])('%s', (address, name, step, locale) => {
    expect(resolve(address)).toMatchObject({ campaign: { name }, step, locale });
  });
});

test('an unknown flow opens the default sign-up where no other flow stands in for it', () => {
  const known = [summary('demo', 'signup'), summary('s6', 'signup', { isDefault: true })];
  const request = { pathname: '/signup/study-search/home', search: '?ps=s6', campaigns: known };
  expect(resolveAddress(request)).toMatchObject({ redirect: '/signup/s6/home?ps=s6', attempted: 'study-search' });
});

describe('an address that leads elsewhere', () => {
  test.each([
    ['the Spanish prefix in front moves behind', '/es/signup/s6/home?a=1', '/signup/es/s6/home?a=1'],
    ['the outcome is where the flow has it', '/signup/ws16/indications?a=1', '/signup/ws16/result?a=1'],
    ['capital letters are small', '/signup/ES/WS16/home?a=1', '/signup/es/ws16/home?a=1'],
    ['English is left out', '/signup/en/s6/home?a=1', '/signup/s6/home?a=1'],
    ['an alias becomes the name of its flow', '/signup/6/home', '/signup/s6/home'],
    ['the name of a step becomes its segment', '/signup/ws10/webScreenerHealth', '/signup/ws10/health-questions'],
    ['an alias of a step becomes its segment', '/signup/ss6/search?zip=1', '/signup/ss6/home?zip=1'],
    ['the alias of a step in another flow is no step', '/signup/ws10/search', '/signup/ws10/home'],
    ['a flow alone opens its home', '/signup/es/ws10?studyId=1', '/signup/es/ws10/home?studyId=1'],
    ['a home may have another name', '/signup/flare', '/signup/flare/postal'],
    ['a landing page stands in for the home', '/signup/s15/home?landing=postal', '/signup/s15/thanks?landing=postal'],
    ['a flow alone opens the landing page', '/signup/s15?landing=postal', '/signup/s15/thanks?landing=postal'],
    ['a wrong step opens the home of its flow', '/signup/ws10/nonsense?a=1', '/signup/ws10/home?a=1'],
    ['the root opens the core flow', '/?a=1', '/signup/s6/home?a=1'],
    ['the prefix alone does too', '/signup/', '/signup/s6/home'],
    ['Spanish is preserved', '/es', '/signup/es/s6/home'],
    ['the query names the flow', '/signup?s=ws10', '/signup/ws10/home?s=ws10'],
    ['the query names a flow by its alias', '/?s=15', '/signup/s15/home?s=15'],
    ['so it does beside one of its steps', '/signup/home?s=15', '/signup/s15/home?s=15'],
    ['a step is no flow', '/signup/home?s=bogus', '/signup/s6/home?s=bogus'],
    ['a wrong flow opens the core flow', '/signup/zzz/home?a=1', '/signup/s6/home?a=1'],
    ['a wrong flow yields to the query', '/signup/zzz/home?s=ws10', '/signup/ws10/home?s=ws10'],
    ['an unknown flow opens the one that stands in for names like it', '/signup/ss99/home?a=1', '/signup/ss6/home?a=1'],
  ])('%s', (_, address, redirect) => {
    expect(resolve(address)).toMatchObject({ redirect });
  });

  test('a tab goes on with the flow it was in', () => {
    expect(resolve('/', 'ws10')).toMatchObject({ redirect: '/signup/ws10/home', isUnnamed: true });
    expect(resolve('/?s=s15', 'ws10')).toMatchObject({ redirect: '/signup/s15/home?s=s15' });
    expect(resolve('/', 'gone')).toMatchObject({ redirect: '/signup/s6/home' });
    expect(resolve('/signup/zzz/home', 'ws10')).toMatchObject({ redirect: '/signup/s6/home' });
  });

  test.each([
    ['/signup/zzz/home', 'zzz'],
    ['/signup/zzz/home?s=ws10', 'zzz'],
    ['/signup/zzz/home?s=bogus', 'zzz'],
    ['/signup/home?s=bogus', undefined],
    ['/signup/6/nonsense', 's6'],
    ['/signup/6/home', undefined],
    ['/signup/home?s=15', undefined],
    ['/?s=bogus', undefined],
  ])('%s asked in vain for the flow %s', (address, attempted) => {
    expect('attempted' in resolve(address) ? resolve(address) : {}).toEqual(
      attempted === undefined ? {} : expect.objectContaining({ attempted }),
    );
  });

  test.each([
    ['/', true],
    ['/signup/', true],
    ['/es?a=1', true],
    ['/?s=15', false],
    ['/?s=bogus', false],
    ['/signup/home?s=bogus', false],
    ['/signup/zzz', false],
    ['/signup/ws10', false],
  ])('whether neither the path nor the query of %s names a flow', (address, isUnnamed) => {
    expect(resolve(address)).toMatchObject({ redirect: expect.any(String) as unknown });
    expect('isUnnamed' in resolve(address)).toBe(isUnnamed);
  });

  test('every redirect ends at a step after one move', () => {
    const addresses = ['/', '/es', '/signup/6', '/signup/zzz', '/signup/en/ws10/x?s=bogus', '/es/signup/ss99/search'];
    for (const address of addresses) {
      const first = resolve(address);
      expect('redirect' in first && resolve(first.redirect)).toHaveProperty('step');
    }
  });
});

test('nothing opens where there are no campaigns', () => {
  expect(() => resolveAddress({ pathname: '/', search: '', campaigns: [] })).toThrow('There are no campaigns.');
});

test('an invalid name of a screener opens the default one', () => {
  expect(prescreenOf(campaigns, 'ps1')).toMatchObject({ campaign: { name: 'ps1' }, isValid: true });
  expect(prescreenOf(campaigns, 'ws10')).toMatchObject({ campaign: { name: 'ws10' }, isValid: true });
  expect(prescreenOf(campaigns, 'bogus')).toMatchObject({ campaign: { name: 'ws10' }, isValid: false });
  expect(prescreenOf(campaigns, 's6')).toMatchObject({ campaign: { name: 'ws10' }, isValid: false });
});

test('the default flow of a type begins at an address of its own, where there is one', () => {
  expect(defaultHome(campaigns, 'studySearch', 'es', '?studyId=1')).toBe('/signup/es/ss6/home?studyId=1');
  expect(defaultHome(campaigns, 'webScreener', 'en')).toBe('/signup/ws10/home');
  expect(defaultHome(campaigns, 'partnerScreener', 'en')).toBeUndefined();
});
