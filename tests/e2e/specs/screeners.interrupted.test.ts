import { walk } from '#tests/e2e/journeys/screenerJourney.ts';
import { flows } from '#tests/e2e/support/flows.ts';
import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { settled } from '#tests/e2e/support/waitForPage.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

// Whatever the page asks while it is cut off fails, and the browser says so.
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
async function disturb(page: Page): Promise<void> {
  const before = await entered(page);
  const address = page.url();
  const expectKept = async () => {
    await expect(page).toHaveURL(address);
    await expect.poll(() => entered(page)).toEqual(before);
  };
  await page.reload();
  await expectKept();
  await page.goBack();
  await page.goForward();
  await expectKept();
  const other = await page.context().newPage();
  await other.goto(address);
  await settled(other);
  await other.close();
  await page.bringToFront();
  await expectKept();
  await page.context().setOffline(true);
  await expectKept();
  await page.context().setOffline(false);
}

for (const [index, flow] of flows.entries())
  test(`${flow} loses nothing by reload, Back and Forward, another tab or a lost connection`, async ({ page }) => {
    const width = index % 2 === 0 ? 390 : 1280;
    await page.setViewportSize({ width, height: 840 });
    // Spanish ends at the thanks: the steps after them are the same in every flow.
    const journey = journeyOf(flow, { language: flow === 'ws10' ? 'en' : 'es', width, who: 5 });
    const onEntered = async (step: string) => (/booking|Booking|Scheduling/.test(step) ? undefined : disturb(page));
    const onOpen = async (step: string) => (/Booking|Scheduling/.test(step) ? disturb(page) : undefined);
    await walk(page, journey, { onOpen, onEntered });
    await expectRows(page, journey.record);
    await expectOneLead(journey.visitor.name, {});
  });
