import { isOpen, waits } from '#scripts/looks/isOpen.ts';
import { origin, otherBrandOrigin } from '#tests/e2e/support/serverUnderTest.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

/** The brands, each with the address of its pages. */
export const brandOrigins = { 'trial-search': origin, 'trials-world': otherBrandOrigin } as const;
export type BrandName = keyof typeof brandOrigins;

/** Widths of windows, in CSS pixels: of a phone and of a desk. */
export const widths = [390, 1280] as const;
export const schemes = ['light', 'dark'] as const;
/** How a device shows a page. */
export type Look = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] };

/** Shows the page as such a device does; done once it stands still in its typeface. */
export async function show(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.mouse.move(0, 0);
  // A busy machine asks for the typeface after all else is there, and would say then that it came too late to be drawn.
  await page.waitForFunction(isOpen, waits);
  await waitUntilIdle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.documentElement.dataset['typeface'] = 'drawn';
  });
}
