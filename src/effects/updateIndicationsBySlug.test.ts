import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { updateIndicationsBySlug } from './updateIndicationsBySlug.ts';

async function updatesFor(slug: string | undefined, indicationIds: number[]) {
  const calls: unknown[] = [];
  const context = {
    facts: () => exampleFacts({ answers: { indicationIds } }),
    state: () => ({ ...emptyState(), saved: { ...emptyState().saved, ...(slug && { slug }) } }),
    call: async (name: string, { body }: { body: unknown }) => calls.push([name, body]),
    report: () => undefined,
  };
  // The effect needs these four alone.
  await updateIndicationsBySlug.run(context as unknown as EffectContext, {});
  return calls;
}

test('the conditions chosen replace those of the saved lead', async () => {
  expect(await updatesFor('abcd1234', [3, 5])).toEqual([
    ['updateIndications', { slug: 'abcd1234', indications: [{ id: 3 }, { id: 5 }] }],
  ]);
});

test('a lead whose conditions were removed is updated to none', async () => {
  expect(await updatesFor('abcd1234', [])).toEqual([['updateIndications', { slug: 'abcd1234', indications: [] }]]);
});

test('nothing is sent of a lead that was never saved', async () => {
  expect(await updatesFor(undefined, [3])).toEqual([]);
});
