import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { walk } from '#tests/e2e/journeys/screenerJourney.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the answers alone decide in ws11, and other conditions are sent as its outcome is left', async ({ page }) => {
  const journey = journeyOf('ws11', { language: 'en', width: 1280, who: 6 });
  const told = page.waitForRequest(/subreg\/indications$/);
  const visitor = { ...journey.visitor, weight: { pounds: '400' } };
  await walk(page, { ...journey, visitor, steps: journey.steps.slice(0, 2) });
  expect((await told).postDataJSON()).toMatchObject({ indications: [{ id: 401 }] });
  await expectRows(page, { lead: [{ indication_ids: [401], weight_kg: 181.44 }] });
});
