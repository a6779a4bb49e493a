import { mostStyled } from '#tests/e2e/support/styled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const address = '/signup/ws10/home?studyId=1';

test.use({ viewport: { width: 412, height: 915 } });

test('a message of a field is styled, and no other field for it', async ({ page }) => {
  await page.goto(address);
  await waitUntilIdle(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('rosa');
  const most = await mostStyled(page, async () => {
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid');
    await waitUntilIdle(page);
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(30);
});

test('messages of a form that is sent with nothing in it are styled, and not the whole form for them', async ({
  page,
}) => {
  await page.goto(address);
  await waitUntilIdle(page);
  const most = await mostStyled(page, async () => {
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await waitUntilIdle(page);
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan((await page.locator('*').count()) / 2);
});
