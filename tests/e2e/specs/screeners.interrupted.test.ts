import { walk } from '#tests/e2e/journeys/screenerJourney.ts';
import { flows } from '#tests/e2e/support/flows.ts';
import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

// Whatever the page requests while it is offline fails, and the browser reports it.
test.use({ timezoneId: 'America/Chicago', expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
test.setTimeout(120_000);

/** Every text, choice and tick of the open page, and every condition chosen on it. */
const entered = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    texts: [...main.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), select')].map(
      ({ id, value }) => [id, value],
    ),
    ticks: [...main.querySelectorAll('input:checked')].map(({ id }) => id),
    conditions: [...main.querySelectorAll('.chip')].map(({ textContent }) => textContent),
  }));

/** Reload, Back and Forward, another tab and a lost connection: the page comes back as it was. */
async function interrupt(page: Page): Promise<void> {
  const before = await entered(page);
  const address = page.url();
  const expectSameEntries = async () => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => entered(page)).toEqual(before);
  };
  await page.reload();
  await expectSameEntries();
  await page.goBack();
  await page.goForward();
  await expectSameEntries();
  const other = await page.context().newPage();
  await other.goto(address);
  await waitUntilIdle(other);
  await other.close();
  await page.bringToFront();
  await expectSameEntries();
  await page.context().setOffline(true);
  await expectSameEntries();
  await page.context().setOffline(false);
}

for (const [index, flow] of flows.entries())
  test(`${flow} loses nothing by reload, Back and Forward, another tab or a lost connection`, async ({ page }) => {
    const width = index % 2 === 0 ? 390 : 1280;
    await page.setViewportSize({ width, height: 840 });
    // Spanish ends at the thanks: the steps after them are the same in every flow.
    const journey = journeyOf(flow, { language: flow === 'ws10' ? 'en' : 'es', width, who: 5 });
    const onEntered = async (step: string) => (/booking|Booking|Scheduling/.test(step) ? undefined : interrupt(page));
    const onOpen = async (step: string) => (/Booking|Scheduling/.test(step) ? interrupt(page) : undefined);
    await walk(page, journey, { onOpen, onEntered });
    await expectRows(page, journey.record);
    await expectOneLead(journey.visitor.name, {});
  });
