import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { waitForRender } from './waitForPage.ts';
import { expect, type Page } from './test.ts';

/** The narrowest phone, and a desk. */
const usualWidths = [320, 1280];

const axe = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axe, 'utf8');
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// Asked in the page for violations alone: what is in order takes most of the time to write down and to bring here.
const askAxe = `axe.run(${JSON.stringify({ runOnly, resultTypes: ['violations'] })}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, ...target, failureSummary].join(' '))))`;

/** Each rule of WCAG 2.2 AA that the page breaks as it stands, with the place, as far as a machine can tell. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource);
  return page.evaluate<string[]>(askAxe);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

/** Gives the window this width; done once the page is drawn at it, with what scripts show at such a width. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await waitForRender(page);
}

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can tell, never scrolls sideways, and nothing moves. */
export async function expectAccessible(page: Page, what: string, widths: readonly number[] = usualWidths) {
  for (const width of widths) {
    await resize(page, width);
    expect.soft(await violationsOf(page), `${what} at ${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${what} at ${width} px scrolls sideways by`).toBe(0);
    expect.soft(await moving(page), `${what} at ${width} px moves, though less motion is asked for`).toBe(0);
  }
}

/** Texts of the page that reach beyond its edges or those of their box, or that their box cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => {
        const words = [...one.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
        if (words.length === 0 || !one.checkVisibility() || one.closest('.visually-hidden, .skip-link')) return false;
        let box = one.closest('.button') ?? one;
        while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
        const { left, right } = box.getBoundingClientRect();
        const reachBeyond = words.some((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const drawn = range.getBoundingClientRect();
          return drawn.left < Math.max(left, 0) - 1 || drawn.right > Math.min(right, innerWidth) + 1;
        });
        return reachBeyond || (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1);
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
  );

/** The narrowest phone, a usual one with text of twice the size, and a width at which parts stand beside each other. */
const hardest = [
  [320, '100%'],
  [390, '200%'],
  [640, '200%'],
] as const;

/** At such a width with text of such a size nothing is cut and nothing scrolls sideways. */
export async function expectFits(
  page: Page,
  what: string,
  sizes: readonly (readonly [width: number, size: string])[] = hardest,
): Promise<void> {
  for (const [width, size] of sizes) {
    await resize(page, width);
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    expect.soft(await overflowOf(page), `${what} at ${width} px with text of ${size} scrolls sideways by`).toBe(0);
    expect.soft(await cutOff(page), `${what} at ${width} px with text of ${size} cuts off`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
