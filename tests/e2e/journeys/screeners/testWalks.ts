import { expectAccessible, expectFits, resize } from '#tests/e2e/support/accessibility.ts';
import { keyboardOf, pointer } from '#tests/e2e/support/inputMethod.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { recordOf } from '#tests/e2e/support/leadRecord.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { walk as go } from '#tests/e2e/journeys/screenerJourney.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { visitorOf } from './visitSteps.ts';
import type { Walk } from './walks.ts';

/** The page breaks no rule of accessibility and fits, at the width of the visit. */
async function look(page: Page, what: string, { width }: Walk): Promise<void> {
  await waitUntilIdle(page);
  await expectAccessible(page, what, [width]);
  await expectFits(page, what, width === 390 ? undefined : [[width, '200%']]);
  await resize(page, width, 840);
}

/** Makes calls fail for the visitors whose calls do. */
async function failCalls(page: Page, walk: Walk): Promise<void> {
  const { appointment } = visitorOf(walk);
  if (appointment === 'noneFree') await page.route('**/availability?*', (route) => route.fulfill({ json: [] }));
  if (appointment === 'refused')
    await page.route(/\/(bookings|booking)$/, (route) => route.fulfill({ status: 409, json: { error: 'taken' } }));
}

/** Leaves the outcome for the study search: the failed screening is recorded again. */
async function search(page: Page, { flow, language }: Walk): Promise<void> {
  const noted = async () => (await recordOf(page)).lead_screening.map(({ at }) => at);
  const before = await noted();
  const link = page.getByRole('main').getByRole('link', { name: texts[language].find });
  await expect(link).toHaveAttribute('href', `${texts[language].prefix}/study-search/home?ps=${flow}`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`ps=${flow}$`));
  await expect.poll(noted).not.toEqual(before);
}

/** Walks to the end of the visit, checks the pages that are due, and compares the rows in the database. */
async function take(page: Page, visit: Walk): Promise<void> {
  const { journey, width, looks, byKeyboard } = visit;
  await page.setViewportSize({ width, height: 840 });
  await failCalls(page, visit);
  const lookIfDue = async (step: string) => (looks.has(step) ? look(page, step, visit) : undefined);
  await go(page, journey, {
    input: byKeyboard ? keyboardOf(page) : pointer,
    onOpen: lookIfDue,
    onEntered: (step) => lookIfDue(`${step} entered`),
  });
  await expectRows(page, journey.record);
  await expectOneLead(journey.visitor.name, {});
  if (journey.steps.some((step) => 'searches' in step)) await search(page, visit);
}

/** A test of each walk. */
export function testWalks(walks: readonly Walk[]): void {
  for (const walk of walks) {
    const { who, flow, language, width, locale, zone } = walk;
    test.describe(`${flow} in ${language} at ${width} px`, () => {
      const isRefused = visitorOf(walk).appointment === 'refused';
      test.use({ locale, timezoneId: zone, ...(isRefused && { expectedErrors: /409/ }) });

      test(`whoever ${who} reaches the end, and the database contains what was typed`, async ({ page }) => {
        await take(page, walk);
      });
    });
  }
}
