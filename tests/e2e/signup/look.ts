import { expectAccessible, expectFits } from '#tests/e2e/accessibility.ts';
import { control, type Step } from '#tests/e2e/journey.ts';
import { expect, type Page } from '#tests/e2e/test.ts';

/**
 * Checks a step as it opens, and with the errors that its button brings before anything is entered. Afterwards the
 * step is as it was, but for its errors.
 */
export const lookAt =
  (widths?: readonly number[]) =>
  async (page: Page, { at, press, entries }: Step): Promise<void> => {
    const usual = page.viewportSize();
    await expectAccessible(page, at, widths);
    await expectFits(page, at);
    if (usual) await page.setViewportSize(usual);
    if (!press || !entries?.length) return;
    await control(page, press).press('Enter');
    const invalid = page.locator('[aria-invalid=true]').first();
    const hasMoved = expect(page).not.toHaveURL(new RegExp(`/${at}(\\?|$)`));
    await Promise.race([expect(invalid).toBeVisible(), hasMoved]);
    if (await invalid.count()) {
      await expectAccessible(page, `${at} with errors`, widths);
      await expectFits(page, `${at} with errors`);
      if (usual) await page.setViewportSize(usual);
    } else await page.goBack();
  };
