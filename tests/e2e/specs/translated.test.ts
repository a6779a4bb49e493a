import { fillScreener, finish, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { translateInBrowser } from '#tests/support/translateInBrowser.ts';

test.use({ expectedErrors: /Failed to load resource/ });
test.setTimeout(120_000);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('on a page that is translated before all of it is taken over, no focus and no press is lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(screenerHome(rosa));
  await waitUntilIdle(page);
  await page.evaluate(translateInBrowser);
  // At once, as somebody presses who was about to when it came into view.
  const place = await page.getByRole('radiogroup', { name: 'Have you smoked' }).evaluate((group) => {
    group.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = group.querySelector('label')?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2] as const;
  });
  await page.mouse.click(...place);
  await expect(page.getByRole('radiogroup', { name: 'Have you smoked' }).getByLabel('Yes')).toBeChecked();
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  const end = page.getByRole('button', { name: 'Finish' });
  while (!(await end.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('BODY');
  }
});

for (const example of [rosa, lucia])
  test(`a page that the browser translates from ${example.language} asks in the right unit, and goes on after a failed save`, async ({
    page,
  }) => {
    const visitor = { ...example, name: `${example.name} Translated` };
    const t = texts[visitor.language];
    await page.goto(screenerHome(visitor));
    await fillScreener(page, visitor);
    // All of the page is taken over: what is translated before is rendered anew, and its translation with it.
    await page.setViewportSize({ width: 1280, height: 8000 });
    await waitUntilIdle(page);
    await page.evaluate(translateInBrowser);
    await page.getByRole('radio', { name: 'kg', exact: true }).check();
    await page.getByRole('textbox', { name: t.kilograms }).fill('68');
    await page.route('**/api/subjects', (route) => route.abort());
    await finish(page, visitor);
    await expect(page.getByRole('button', { name: t.retry })).toBeVisible({ timeout: 60_000 });
    await page.unroute('**/api/subjects');
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/thanks/);
    await expectOneLead(visitor.name, { qualified: true });
  });
