import { expect, test } from '#tests/e2e/support/test.ts';

for (const [locale, brand] of [
  ['en', 'trial-search'],
  ['es', 'trials-world'],
] as const)
  test(`the page for developers shows every kind, ${locale} in the brand ${brand}`, async ({ page }) => {
    await page.goto(`/signup/kinds?locale=${locale}&brand=${brand}`);
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(40);
    // The kind is rendered below the title of each situation.
    const empty = () =>
      page
        .locator('section > section', { hasText: /^Answered/ })
        .evaluateAll((examples) =>
          examples
            .filter((example) => !example.querySelector('div')?.textContent?.trim())
            .map((example) => example.getAttribute('aria-labelledby')),
        );
    await expect.poll(empty, 'kinds that show nothing when they are answered').toEqual([]);
  });
