import { expectAccessible, expectFits, resize } from '#tests/e2e/support/accessibility.ts';
import { control, type Step } from '#tests/e2e/journeys/journey.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';

/**
 * Checks a step as it opens, and with the errors that its button brings before anything is entered. Afterwards the
 * step is as it was, but for its errors.
 */
export const checkStepWith =
  (widths?: readonly number[]) =>
  async (page: Page, { at, heading, press, entries }: Step): Promise<void> => {
    const usual = page.viewportSize();
    const resume = () => (usual ? resize(page, usual.width, usual.height) : undefined);
    await waitUntilIdle(page);
    await expectAccessible(page, at, widths);
    await expectFits(page, at);
    await resume();
    if (!press || !entries?.length) return;
    await control(page, press).press('Enter');
    const invalid = page.locator('[aria-invalid=true]').first();
    const isHere = () => new RegExp(`/${at}(\\?|$)`).test(page.url());
    await expect.poll(async () => !isHere() || (await invalid.isVisible()), { intervals: [50] }).toBe(true);
    if (isHere()) {
      await expectAccessible(page, `${at} with errors`, widths);
      await expectFits(page, `${at} with errors`);
      await resume();
    } else {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  };
