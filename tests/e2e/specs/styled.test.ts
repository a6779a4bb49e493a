import { styledBy } from '#tests/e2e/support/styled.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

async function openIdle(page: Page): Promise<void> {
  await page.goto('/signup/ws10/home?studyId=1');
  await waitUntilIdle(page);
}

test.use({ viewport: { width: 412, height: 915 } });

test('a message of a field is styled, and no other field for it', async ({ page }) => {
  await openIdle(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('rosa');
  const styled = await styledBy(page, async () => {
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid');
    await waitUntilIdle(page);
  });
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(30);
});

test('messages of a form that is sent with nothing in it are styled, and not the whole form for them', async ({
  page,
}) => {
  await openIdle(page);
  const styled = await styledBy(page, async () => {
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await waitUntilIdle(page);
  });
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan((await page.locator('*').count()) / 2);
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page is not styled over and over for the focus that goes from field to field', async ({ page }) => {
    await openIdle(page);
    const styled = await styledBy(page, async () => {
      await page.getByRole('textbox', { name: 'Email' }).focus();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await waitUntilIdle(page);
    });
    expect(styled).not.toEqual([]);
    expect(styled.length).toBeLessThan(6);
  });
});
