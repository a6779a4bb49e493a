import { walk } from './screenerJourney.ts';
import { flows, journeyOf } from './journeys.ts';
import { expectRows } from './rows.ts';
import { test } from './test.ts';

test.use({ timezoneId: 'America/Chicago' });

for (const flow of flows)
  test(`${flow} in en at 390 px leads a visitor who qualifies to its end`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 840 });
    const journey = journeyOf(flow, { language: 'en', width: 390, who: 0 });
    await walk(page, journey);
    await expectRows(page, journey.record);
  });
