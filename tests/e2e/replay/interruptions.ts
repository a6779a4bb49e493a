import type { Locator } from '@playwright/test';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

/** Every text, choice and tick of the open page, and every condition chosen on it. Separators of a number are no part of it. */
const entered = (page: Page) =>
  page.locator('main :is(input, select, .chip)').evaluateAll((controls) =>
    controls.map((one) => {
      if (one instanceof HTMLInputElement && ['checkbox', 'radio'].includes(one.type)) return [one.id, one.checked];
      if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement)
        return [
          one.id,
          one instanceof HTMLInputElement && one.type === 'tel' ? one.value.replaceAll(/[ ()-]/g, '') : one.value,
        ];
      return [one.textContent];
    }),
  );

/**
 * Reloads a filled step, leaves it by Back and Forward, opens it in a second tab and loses the connection: what was entered
 * stays. `isHere` waits until the step is open.
 */
export async function interrupt(page: Page, isHere: () => Promise<void>): Promise<void> {
  // What was typed takes its form when the visitor leaves the field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await waitUntilIdle(page);
  const before = await entered(page);
  const address = page.url();
  const expectUnchanged = async () => {
    await isHere();
    await expect.poll(() => entered(page)).toEqual(before);
  };
  await page.reload();
  await expectUnchanged();
  if (await page.evaluate(() => history.length > 2)) {
    await page.goBack();
    await page.goForward();
    await expectUnchanged();
  }
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.close();
  await page.context().setOffline(true);
  await expectUnchanged();
  await page.context().setOffline(false);
}

/** A page that opened while offline offers to load what is missing: presses its button. Gives the group that it was in. */
async function loadMissing(page: Page): Promise<Locator | undefined> {
  await waitUntilIdle(page);
  const retry = page.locator('main fieldset').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ });
  if ((await retry.count()) === 0) return undefined;
  const group = await retry.evaluate((button) => button.closest('fieldset')?.id);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await retry.click();
  await waitUntilIdle(page);
  return page.locator(`fieldset[id="${group}"]`);
}

const isShown = async (what: Locator) => (await what.count()) > 0;

/**
 * Presses Next while offline: the page opens the next step, or shows a problem and opens it when online again. Gives what has
 * the focus then, where that is not the heading.
 */
export async function pressOffline(page: Page, button: Locator): Promise<Locator | undefined> {
  const address = page.url();
  await page.context().setOffline(true);
  await button.click();
  const hasMoved = () => page.url() !== address;
  // A step that stays says why, and lets Next be pressed again.
  const isRefused = async () =>
    (await isShown(page.locator('#step [role=alert]'))) && isShown(button.and(page.locator(':not([aria-disabled])')));
  const isAnswered = async () => hasMoved() || (await isShown(page.locator('main [aria-invalid=true]'))) || isRefused();
  await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
  await page.context().setOffline(false);
  if (!hasMoved()) await button.click();
  return loadMissing(page);
}
