import { largestPaint } from '#scripts/looks/largestPaint.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { waitForRender } from '#tests/e2e/support/waitForPage.ts';

test('the largest paint of a page is that of its largest text, and none of an empty page', async ({ page }) => {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto('/empty');
  await waitForRender(page);
  expect(await largestPaint(page)).toBeNaN();
  const write = (text: string, size: string) =>
    page.evaluate(
      ([words, fontSize]) => {
        const line = document.body.appendChild(document.createElement('p'));
        line.textContent = words;
        line.style.fontSize = fontSize;
        return performance.now();
      },
      [text, size] as const,
    );
  await write('Small', '1rem');
  await expect.poll(() => largestPaint(page)).not.toBeNaN();
  const at = await write('Large', '4rem');
  await expect.poll(() => largestPaint(page)).toBeGreaterThan(at);
  const large = await largestPaint(page);
  await write('Smaller', '2rem');
  await waitForRender(page);
  expect(await largestPaint(page)).toBe(large);
});
