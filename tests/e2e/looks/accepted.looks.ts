import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { expect } from '#tests/e2e/support/test.ts';
import { accepted } from './accepted.ts';
import { brandOrigins, show } from './look.ts';
import { test } from './stillTest.ts';
import { visitStates } from './visitStates.ts';
import { walks } from './walks.ts';

const note = new URL('../../pictures/accepted/takenBy.txt', import.meta.url);
const takerOf = (browser: Browser) => `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;

/** Why pictures of this browser cannot be compared with the accepted ones; undefined where they can. */
function unlikeAccepted(browser: Browser): string | undefined {
  const [taker, here] = [readFileSync(note, 'utf8').trim(), takerOf(browser)];
  return taker === here
    ? undefined
    : `Pictures are not compared: the accepted ones were taken by ${taker}, and ${here} draws letters differently.`;
}

test.beforeAll(({ browser }, info) => {
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed')
    writeFileSync(note, `${takerOf(browser)}\n`);
  const reason = unlikeAccepted(browser);
  if (reason && info.parallelIndex === 0) console.log(reason);
});

for (const { flow, brand, language, width, scheme, states } of accepted)
  test.describe(`${flow} of ${brand} in ${language}, ${scheme}, at ${width} px`, () => {
    test.use({
      baseURL: brandOrigins[brand],
      viewport: { width, height: 840 },
      locale: `${language}-US`,
      timezoneId: 'America/Chicago',
    });

    test('looks as it was accepted', async ({ page, browser }) => {
      const reason = unlikeAccepted(browser);
      test.skip(reason !== undefined, reason);
      const left = new Set<string>(states);
      const walk = walks.get(flow);
      if (!walk) throw new Error(`There is no walk through ${flow}`);
      await visitStates(page, walk, { language, width, who: 0 }, async (step, state) => {
        if (!left.delete(`${step}, ${state}`)) return;
        await show(page, { width, scheme });
        const words = [flow, step, state, brand, language, width, scheme].join(' ').replaceAll(' ', '-');
        await expect.soft(page).toHaveScreenshot(`${words}.png`);
      });
      expect([...left], 'states that the visit did not come to').toEqual([]);
    });
  });
