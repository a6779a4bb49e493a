import { control, type Manner, type Step } from '#tests/e2e/journeys/journey.ts';
import { waitUntilIdle } from './waitForPage.ts';
import { expect, type Page } from './test.ts';

/** Every text, choice and tick of the open page. */
const entered = (page: Page) =>
  page.locator('main :is(input, select)').evaluateAll((controls) =>
    controls.map((one) => {
      if (one instanceof HTMLInputElement && /checkbox|radio/.test(one.type)) return [one.id, one.checked];
      return [one.id, (one as HTMLInputElement | HTMLSelectElement).value]; // Nothing else was selected.
    }),
  );

/** The page has the same entries after the action as before it. */
async function expectSameEntries(
  page: Page,
  deed: () => Promise<unknown>,
  back: () => Promise<unknown> = async () => {},
) {
  const before = await entered(page);
  await deed();
  await back();
  await expect.poll(() => entered(page)).toEqual(before);
}

/** Reloads a filled step, leaves it by Back and Forward, and opens it in a second tab: its entries stay. */
async function interrupt(page: Page, { at, heading }: Step): Promise<void> {
  // What was typed takes its form when the visitor leaves the field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await waitUntilIdle(page);
  const isHere = () => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectSameEntries(page, () => page.reload(), isHere);
  const hasEarlier = await page.evaluate(() => history.length > 2);
  if (hasEarlier)
    await expectSameEntries(
      page,
      () => page.goBack(),
      async () => {
        await expect(page).not.toHaveURL(new RegExp(`/${at}(\\?|$)`));
        await page.goForward();
        await isHere();
      },
    );
  await expectSameEntries(page, async () => {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await second.close();
  });
}

/**
 * Presses while offline: the page opens the next step, or shows under another heading what was pressed for, or shows a problem
 * and opens the step when online again.
 */
async function pressOffline(page: Page, name: string): Promise<void> {
  const address = page.url();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await page.context().setOffline(true);
  await control(page, name).click();
  const hasMoved = async () => page.url() !== address || (await heading.textContent()) !== before;
  const isAnswered = async () => (await hasMoved()) || (await page.locator('main [aria-invalid=true]').count()) > 0;
  await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
  await page.context().setOffline(false);
  if (!(await hasMoved())) await control(page, name).click();
}

/** A page that opened while offline offers to load what is missing: presses its button. */
async function loadMissing(page: Page): Promise<void> {
  await waitUntilIdle(page);
  const retry = page.locator('main fieldset').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ });
  if ((await retry.count()) === 0) return;
  await retry.click();
  await waitUntilIdle(page);
}

/** Walks with every interruption that can happen to a page, on each of them. */
export const interrupted: Partial<Manner> = { opened: loadMissing, press: pressOffline, filled: interrupt };
