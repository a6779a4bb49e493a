import { describe, expect, test } from 'vitest';
import type { ExampleFacts } from '#src/kit/example.ts';
import { pageOf } from '#src/effects/testing/pageOf.ts';
import { fetchSiteSchedulingStatus } from './fetchSiteSchedulingStatus.ts';

describe('site scheduling', () => {
  test('each site is asked once', async () => {
    const calls: unknown[] = [];
    const page = pageOf(
      async (_name, { params }) => {
        calls.push(params);
        return { enabled: true };
      },
      { site: {} },
    );
    // The page that opens and an answer may ask in one moment.
    await Promise.all([1, 2].map(() => fetchSiteSchedulingStatus.run(page.context, {})));
    await fetchSiteSchedulingStatus.run(page.context, {});
    expect(calls).toEqual([{ studySiteId: 'SS-11' }]);
    expect(page.state().payload.siteSchedulingEnabled).toBe(true);
  });

  test('a failed call is reported with the site and counts as no', async () => {
    const page = pageOf(async () => Promise.reject(new Error('No.')), { site: {} });
    await fetchSiteSchedulingStatus.run(page.context, {});
    expect(page.reports).toEqual(['Getting Site Scheduling Status error: SS-11']);
    expect(page.state().payload.siteSchedulingEnabled).toBe(false);
  });

  test.each<[string, ExampleFacts]>([
    ['without a site', {}],
    ['for a simulation', { site: {}, study: { isSimulation: true } }],
  ])('%s nobody is asked', async (_, facts) => {
    const page = pageOf(async () => expect.unreachable(), facts);
    await fetchSiteSchedulingStatus.run(page.context, {});
    expect([page.called, page.state().payload.siteSchedulingEnabled]).toEqual([[], false]);
  });
});
