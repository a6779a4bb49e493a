import { expect, test } from '#tests/e2e/support/test.ts';

for (const [locale, brand] of [
  ['en', 'trial-search'],
  ['es', 'trials-world'],
] as const)
  test(`every kind stands on the page for developers, ${locale} in the brand ${brand}`, async ({ page }) => {
    await page.goto(`/signup/kinds?locale=${locale}&brand=${brand}`);
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(40);
    // Below the title of a scene stands the kind.
    const empty = () =>
      page
        .locator('section > section', { hasText: /^Answered/ })
        .evaluateAll((scenes) =>
          scenes
            .filter((scene) => !scene.querySelector('div')?.textContent?.trim())
            .map((scene) => scene.getAttribute('aria-labelledby')),
        );
    await expect.poll(empty, 'kinds that show nothing when they are answered').toEqual([]);
  });
