import { followSearch } from '#tests/e2e/journeys/searches/searchCalls.ts';
import { violationsOf } from '#tests/e2e/support/accessibility.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { layoutShift } from '#scripts/looks/layoutShift.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const cards = (page: Page) => page.getByRole('link', { name: /^(See if you may join|Ver si puede participar)/ });

/** A link that brings a postal code along, as an advertisement or a letter has it; and what its page must show of it. */
const links = [
  ['study-search', '/signup/study-search/home', '', '7 studies near Chicago', 7],
  ['ss2', '/signup/es/ss2/home', '&indicationIds[]=101', '1 estudio cerca de Chicago', 1],
  ['ss6', '/signup/ss6/home', '&words=migraine&within=40', '1 study near Chicago', 1],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [flow, path, query, count, near] of links)
    test(`the page of ${flow} has its results, and nothing personal in its address`, async ({ page }) => {
      const response = await page.goto(`${path}?zip=60601&utm_source=news${query}`);
      expect(decodeURIComponent(page.url())).toMatch(
        new RegExp(`${path}\\?utm_source=news${query.replace('[]', '\\[\\]')}$`),
      );
      // The page is of one visitor: nobody may keep it.
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('textbox', { name: /Zip Code|Código postal/ })).toHaveValue('60601');
      await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
      await expect(page.getByRole('region').first().getByRole('list').first().locator(cards(page))).toHaveCount(near);
      await expect(cards(page).first()).toHaveAttribute('href', /\/ws10\/home\?utm_source=news.*studyId=\d+&psr=1$/);
      expect(page.url() + (await cards(page).first().getAttribute('href'))).not.toContain('60601');
    });
});

for (const [flow, path, query, count] of links.slice(0, 2))
  for (const width of [390, 1280])
    test(`the script of ${flow} takes the results over as they are at ${width} px: it asks for them no more`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const calls = followSearch(page);
      await page.goto(`${path}?zip=60601&utm_source=news${query}`);
      await waitUntilIdle(page);
      await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: /Zip Code|Código postal/ })).toHaveValue('60601');
      expect(calls).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await violationsOf(page)).toEqual([]);
      // Handed out once: from now on it is asked for with the call that has it in its body.
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
      expect(calls.map(({ call }) => call)).toEqual(['studies']);
      expect(page.url()).not.toContain('60601');
    });
