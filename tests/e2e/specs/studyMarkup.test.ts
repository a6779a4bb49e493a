import { violationsOf } from '#tests/e2e/support/accessibility.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

/** The address of a study in each language, with its headline. */
const links = [
  ['/signup/ws10/home?studyId=1&utm_source=news', 'Does asthma still hold you back?', 'This page needs JavaScript.'],
  [
    '/signup/es/ws10/home?studyId=1&utm_source=news',
    '¿El asma todavía le pone límites?',
    'Esta página necesita JavaScript.',
  ],
] as const;

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const questions = (page: Page) => page.locator('main section fieldset');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title, notice] of links)
    test(`the page of ${address} shows the study and its questions, the same to everybody`, async ({
      page,
      request,
    }) => {
      const response = await page.goto(address);
      await expect(headline(page)).toHaveText(title);
      const notices = page.locator('noscript p');
      await expect(notices).toHaveText(new RegExp(`^${notice.replace('.', '\\.')}.* 1-800-555-0100$`));
      await expect(notices).toBeInViewport();
      const call = notices.getByRole('link', { name: '1-800-555-0100' });
      await expect(call).toHaveAttribute('href', 'tel:18005550100');
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await call.evaluate((one) => one.getClientRects().length), 'lines of the number').toBe(1);
      // Off the edge of the window.
      expect((await notices.boundingBox())?.x).toBeGreaterThan(10);
      expect(await questions(page).count()).toBeGreaterThan(2);
      await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
      const other = await request.get(address.replace('news', 'letter'));
      expect(await other.text()).toBe(await response?.text());
    });
});

for (const [address, title] of links)
  test(`the script takes the page of ${address} over as it is: it asks for no question, and its links get the query`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    const shown = await questions(page).count();
    await waitUntilIdle(page);
    expect(calls.filter((path) => /criteria/.test(path))).toEqual([]);
    expect([await headline(page).textContent(), await questions(page).count()]).toEqual([title, shown]);
    await expect(page.locator('.languages').getByRole('link')).toHaveAttribute('href', /\?studyId=1&utm_source=news$/);
    expect(await violationsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
