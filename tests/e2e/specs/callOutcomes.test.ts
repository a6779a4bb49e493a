import { breakCalls } from '#tests/e2e/failures/breakCalls.ts';
import { callReplaysOf, shipped } from '#tests/e2e/replay/plan.ts';
import { take, useBrowserOf } from '#tests/e2e/replay/take.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const wanted = process.env['REPLAY_CAMPAIGN'];

const all = (wanted === undefined ? shipped : [wanted]).flatMap(callReplaysOf);

for (const [index, { fails, ...replay }] of all.entries())
  test.describe(replay.title, () => {
    useBrowserOf(replay);
    test.use({ expectedErrors: /status of 500/ });

    test('leads the way of those without its reply, and is saved', async ({ page }, { repeatEachIndex }) => {
      const { met } = await breakCalls(page, { [fails]: 'error' });
      await take(page, replay, 2000 + index + repeatEachIndex * all.length);
      expect([...met]).toEqual([fails]);
    });
  });

if (wanted === undefined)
  test('some way hangs on each of the calls', () => {
    const met = new Set(all.map(({ fails }) => fails));
    expect(met).toEqual(new Set(['alreadyMatched', 'siteSearch', 'siteSchedulingStatus']));
  });
