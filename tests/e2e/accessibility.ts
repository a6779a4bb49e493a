import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The narrowest phone, and a desk. */
const usualWidths = [320, 1280];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can tell, and never scrolls sideways. */
export async function expectAccessible(page: Page, what: string, widths: readonly number[] = usualWidths) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${what} at ${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${what} at ${width} px scrolls sideways by`).toBe(0);
  }
}

/** The page never scrolls sideways on the narrowest phone, nor on a usual one with text of twice the size. */
export async function expectFits(page: Page, what: string): Promise<void> {
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    expect.soft(await overflowOf(page), `${what} at ${width} px with text of ${size} scrolls sideways by`).toBe(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
