import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));

for (const language of ['en', 'es'] as const)
  test(`"${texts[language].clear}" empties the other tabs of the browser, too`, async ({ page, context }) => {
    const t = texts[language];
    const home = screenerHome({ language, studyId: 1 });
    await page.goto(home);
    await waitUntilIdle(page);
    const name = page.getByRole('textbox', { name: t.fullName });
    await name.fill('Rosa Maria Diaz');
    await page.getByLabel(t.female, { exact: true }).check();
    await expect.poll(() => stored(page)).toContain('Rosa');
    const other = await context.newPage();
    await other.goto(home);
    await waitUntilIdle(other);
    await other.getByRole('button', { name: t.clear }).click();
    await other.getByRole('dialog').getByRole('button', { name: t.clearYes }).click();
    await expect(other.getByText(t.cleared)).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText(t.cleared)).toBeVisible();
    await expect(name).toHaveValue('');
    await expect(page.getByLabel(t.female, { exact: true })).not.toBeChecked();
    await page.getByRole('textbox', { name: t.pounds }).fill('150');
    await page.reload();
    await waitUntilIdle(page);
    await expect(name).toHaveValue('');
    expect(await stored(page)).not.toMatch(/Rosa|female/);
  });

test('the question before clearing stays open, and its button where it is, as the rest of the page comes', async ({
  page,
}) => {
  const { release } = await hold(page, '**/js/WhyTrials-*.js');
  await page.goto('/signup/s6/home');
  const button = page.getByRole('button', { name: texts.en.clear });
  const isSame = await button.evaluateHandle((one) => () => one.isConnected);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await expect(page.locator('#why-trials')).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isSame.evaluate((is) => is())).toBe(true);
});
