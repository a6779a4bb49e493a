import { expect, test } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { spec } from './spec.ts';

/** What becomes of a number, and the calls that were made for it. */
async function verified(phone: string, facts: ExampleFacts) {
  const calls: string[] = [];
  const call = ((name: string) => {
    calls.push(name);
    return Promise.resolve({ valid: true, e164: '+15550000000' });
    // The spec makes this call alone.
  }) as unknown as Call;
  const all = exampleFacts(facts);
  const context = { options: { label: 'auto' } as const, call, facts: all, drafts: { phone } };
  return { ...(await spec.verify?.({}, context)), calls };
}

const abroad = {
  country: 'IE',
  campaign: { flowType: 'signup', consent: { shown: true, onConditions: true } },
} as const;

test('where a consent is asked for first, the browser checks the number by itself, and it leaves for no server', async () => {
  const valid = { phone: '+353850123456', phoneValid: undefined, phoneCountry: 'IE' };
  expect(await verified('085 012 3456', abroad)).toEqual({ answers: valid, calls: [] });
  expect(await verified('085 012', abroad)).toMatchObject({ problem: 'invalid', calls: [] });
});

test('once it is given, and where none is asked for, the service decides', async () => {
  const agreed = { ...abroad, answers: { consents: { indication: true } } };
  const facts: readonly ExampleFacts[] = [agreed, { ...abroad, country: 'US' }];
  for (const one of facts) expect((await verified('085 012 3456', one)).calls).toEqual(['validatePhone']);
});
