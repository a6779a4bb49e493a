import { describe, expect, test } from 'vitest';
import type { ExampleFacts } from '#src/kit/example.ts';
import { pageOf, type Handler } from '#src/effects/testing/pageOf.ts';
import { trackAdClick, trackAdConversion } from './adSecurity.ts';

const answering: Handler = async (name) => ({ transactionId: 't1', response: name });

describe('ad security', () => {
  const facts: ExampleFacts = { study: { id: 7 }, query: { utm_source: 'ads' } };

  test('the click is reported once, the conversion after the save and under the same transaction', async () => {
    const calls: unknown[] = [];
    const page = pageOf(async (name, input) => {
      calls.push([name, input.body]);
      return answering(name, input);
    }, facts);
    await trackAdClick.run(page.context, {});
    await trackAdClick.run(page.context, {});
    await trackAdConversion.run(page.context, {});
    page.context.change(({ saved }) => ({ saved: { ...saved, subjectSaved: true } }));
    await trackAdConversion.run(page.context, {});
    expect(calls).toEqual([
      ['adClick', { studyId: 7, utm_source: 'ads' }],
      ['adConversion', { studyId: 7, utm_source: 'ads', transactionId: 't1' }],
    ]);
    expect(page.state().adSecurity.responses).toEqual(['adClick', 'adConversion']);
  });

  test.each<[string, ExampleFacts]>([
    ['a study', { query: { utm_source: 'ads' } }],
    ['a source', { study: {} }],
  ])('without %s nothing is reported', async (_what, example) => {
    const page = pageOf(async () => expect.unreachable(), example);
    await trackAdClick.run(page.context, {});
    expect([page.called, page.state().adSecurity.told]).toEqual([[], []]);
  });

  test('an event whose call failed may be reported later', async () => {
    const page = pageOf(async () => Promise.reject(new Error('No.')), facts);
    await trackAdClick.run(page.context, {});
    expect(page.state().adSecurity).toEqual({ responses: [], told: [] });
    expect(page.reports).toHaveLength(1);
  });
});
