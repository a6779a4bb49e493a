import { isOpen, waits } from '#scripts/looks/isOpen.ts';
import { styledBy } from '#tests/e2e/support/styled.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

/** Opens a page; done once it has come to rest: what is far from the window, and its typeface, it lays out when it is idle. */
async function openIdle(page: Page): Promise<void> {
  await page.goto('/signup/ws10/home?studyId=1');
  await page.waitForFunction(isOpen, waits);
  await waitUntilIdle(page);
}

test.use({ viewport: { width: 412, height: 915 } });

test('a message of a field is styled, and no other field for it', async ({ page }) => {
  await openIdle(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('rosa');
  await waitUntilIdle(page);
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

for (const address of ['/signup/ws10/home?studyId=1', '/signup/flare/postal'])
  test(`a slow phone draws a page once, when all of its markup is read: ${address}`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset['firstDrawn'] = document.querySelector('.page-footer') ? 'whole' : 'in part';
      });
    });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-first-drawn', 'whole');
    // A browser says so where what it waits for never comes.
    expect(messages.filter((message) => message.includes('rel=expect'))).toEqual([]);
  });

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // While a border or a ground fades, the browser styles and paints the page with each frame.
  test('nothing fades for the focus that goes from field to field', async ({ page }) => {
    await openIdle(page);
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        document.body.dataset.faded = `${propertyName} of ${(target as Element).outerHTML}`;
      });
    });
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await waitUntilIdle(page);
    await page.getByRole('textbox').nth(1).focus();
    await waitUntilIdle(page);
    await expect(page.locator('body')).not.toHaveAttribute('data-faded');
  });
});
