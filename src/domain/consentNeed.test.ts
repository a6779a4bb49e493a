import { describe, expect, test } from 'vitest';
import { consentNeeded, mayLeaveTab } from './consentNeed.ts';

describe('consent', () => {
  const flags = [true, false].flatMap((shown) => [true, false].map((onConditions) => ({ shown, onConditions })));
  test.each([
    ['signup', [true, false, false, false]],
    ['webScreener', [false, true, false, false]],
    ['studySearch', [true, true, true, true]],
    ['partnerScreener', [false, false, false, false]],
  ] as const)('must be ticked abroad in a %s by its flags: %j; never in the US', (flowType, expected) => {
    const needed = (country: 'GB' | 'US') =>
      flags.map((consent) => consentNeeded({ country, campaign: { flowType, consent } }));
    expect(needed('GB')).toEqual(expected);
    expect(needed('US')).toEqual([false, false, false, false]);
  });

  test.each([
    ['US', undefined, true],
    ['GB', undefined, false],
    ['GB', { indication: false, phone: true }, false],
    ['GB', { indication: true }, true],
  ] as const)(
    'of a visitor from the country %s who ticked %j a lead may leave the tab: %j',
    (country, consents, may) => {
      const campaign = { flowType: 'signup', consent: { shown: true, onConditions: true } } as const;
      expect(mayLeaveTab({ country, campaign, answers: consents ? { consents } : {} })).toBe(may);
    },
  );
});
