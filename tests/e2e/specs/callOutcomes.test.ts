import { breakCalls } from '#tests/e2e/failures/breakCalls.ts';
import { holdReplies } from '#tests/e2e/failures/lateReply.ts';
import type { CallOutcome, LeadingCall } from '#tests/e2e/replay/callOutcomes.ts';
import { callReplaysOf, shipped } from '#tests/e2e/replay/plan.ts';
import { take, useBrowserOf } from '#tests/e2e/replay/take.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const wanted = process.env['REPLAY_CAMPAIGN'];

const all = (wanted === undefined ? shipped : [wanted]).flatMap(callReplaysOf);

/** Leaves a page that is not open yet without the reply to a call; the calls that met that. */
const bringAbout = {
  fails: async (page: Page, name: LeadingCall) => (await breakCalls(page, { [name]: 'error' })).met,
  'comes too late': async (page: Page, name: LeadingCall) => (await holdReplies(page, name)).met,
} satisfies Record<CallOutcome, unknown>;

for (const [index, { call, outcome, ...replay }] of all.entries())
  test.describe(replay.title, () => {
    useBrowserOf(replay);
    if (outcome === 'fails') test.use({ expectedErrors: /status of 500/ });

    test('leads the way of those without its reply, and is saved', async ({ page }, { repeatEachIndex }) => {
      const met = await bringAbout[outcome](page, call);
      await take(page, replay, 2000 + index + repeatEachIndex * all.length);
      expect([...met]).toEqual([call]);
    });
  });

if (wanted === undefined)
  test('some way hangs on each of the calls, whether it fails or comes too late', () => {
    const met = new Set(all.map(({ call, outcome }) => `${call} ${outcome}`));
    const calls = ['alreadyMatched', 'siteSearch', 'siteSchedulingStatus'];
    expect(met).toEqual(new Set(calls.flatMap((call) => [`${call} fails`, `${call} comes too late`])));
  });
