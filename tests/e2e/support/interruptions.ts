import { control, type Manner, type Step } from '#tests/e2e/journeys/journey.ts';
import { settled } from './waitForPage.ts';
import { expect, type Page } from './test.ts';

/** Every text, choice and tick of the open page. */
const entered = (page: Page) =>
  page.locator('main :is(input, select)').evaluateAll((controls) =>
    controls.map((one) => {
      if (one instanceof HTMLInputElement && /checkbox|radio/.test(one.type)) return [one.id, one.checked];
      return [one.id, (one as HTMLInputElement | HTMLSelectElement).value]; // Nothing else was selected.
    }),
  );

/** Whatever the deed does to the page, it comes back with the same entries. */
async function expectKept(page: Page, deed: () => Promise<unknown>, back: () => Promise<unknown> = async () => {}) {
  const before = await entered(page);
  await deed();
  await back();
  await expect.poll(() => entered(page)).toEqual(before);
}

/** A filled step is loaded anew, left by Back and Forward, and opened in a second tab: it keeps what it has. */
async function disturb(page: Page, { at, heading }: Step): Promise<void> {
  // What was typed takes its form when the visitor leaves the field.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await settled(page);
  const isHere = () => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectKept(page, () => page.reload(), isHere);
  const hasEarlier = await page.evaluate(() => history.length > 2);
  if (hasEarlier)
    await expectKept(
      page,
      () => page.goBack(),
      async () => {
        await expect(page).not.toHaveURL(new RegExp(`/${at}(\\?|$)`));
        await page.goForward();
        await isHere();
      },
    );
  await expectKept(page, async () => {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await second.close();
  });
}

/** Presses without a network: the page goes on, or says what it could not do and goes on when there is one again. */
async function pressOffline(page: Page, name: string): Promise<void> {
  const address = page.url();
  await page.context().setOffline(true);
  await control(page, name).click();
  const hasMoved = () => page.url() !== address;
  const isAnswered = async () => hasMoved() || (await page.locator('main [aria-invalid=true]').count()) > 0;
  await expect.poll(isAnswered, { intervals: [50] }).toBe(true);
  await page.context().setOffline(false);
  if (!hasMoved()) await control(page, name).click();
}

/** A page that opened without a network offers to load what is missing; whoever has one again takes the offer. */
async function loadMissing(page: Page): Promise<void> {
  await settled(page);
  const retry = page.locator('main fieldset').getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ });
  if ((await retry.count()) === 0) return;
  await retry.click();
  await settled(page);
}

/** Goes by hand while everything that can happen to a page happens to each. */
export const disturbed: Partial<Manner> = { opened: loadMissing, press: pressOffline, filled: disturb };
