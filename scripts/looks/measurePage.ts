import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { countsOf, readingOf, sumOf } from '#src/checker/readingLevel.ts';
import type { Locale } from '#src/domain/facts.ts';
import { faintEdges, readEdges } from './edges.ts';
import { layoutShift } from './layoutShift.ts';

/** The phone that pages are measured on, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;

/** What is least comfortable to touch, in CSS pixels. */
const target = 44;

/** How fast people are taken to be: words read a minute, and seconds for a text typed and for a choice. */
const pace = { words: 230, text: 6, choice: 2.5 } as const;

export type Figures = {
  screens: number;
  wordsBefore: number;
  fieldsBefore: number;
  words: number;
  seconds: number;
  reading: number;
  small: number;
  faint: number;
  faintDark: number;
  edges: number;
  edgesDark: number;
  shift: number;
  /** On a slow network; see `largestPaint`. */
  paint: number;
};

/** What stands on the page in the browser; it is sent there as text, so it calls nothing of this module. */
function read(least: number) {
  const main = document.querySelector('main') ?? document.body;
  const controls = [...main.querySelectorAll<HTMLElement>('input, select, textarea')].filter((one) =>
    one.checkVisibility(),
  );
  const next = main.querySelector('[type="submit"]');
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const isBefore = (one: Node, other: Node | null | undefined) =>
    !other || (one.compareDocumentPosition(other) & following) > 0;
  const blocks: { text: string; isBeforeField: boolean; isBeforeNext: boolean }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.visually-hidden'))
      continue;
    blocks.push({
      text: node.textContent,
      isBeforeField: isBefore(node, controls[0]),
      isBeforeNext: isBefore(node, next),
    });
  }
  // One question may have many controls: radio buttons and boxes count once for their group.
  const groups = new Set(
    controls.map((one) => (one.matches('[type=radio], [type=checkbox]') ? (one.closest('fieldset') ?? one) : one)),
  );
  const health = main.querySelector('.question');
  const touched = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], select, label:has(input), input:not(label input)'),
  ];
  const isSmall = (one: HTMLElement) => {
    const { width, height } = one.getBoundingClientRect();
    // A link within a sentence is as high as its line.
    const isWithinText = one.matches('p a, li p a, label a') && getComputedStyle(one).display === 'inline';
    // What nobody sees is not touched; and a line box may be a fraction of a pixel lower than its text.
    const isUnseen = !one.checkVisibility() || one.closest('.skip-link, .visually-hidden') !== null;
    return !isUnseen && !isWithinText && Math.round(Math.min(width, height)) < least;
  };
  return {
    height: document.documentElement.scrollHeight,
    blocks,
    texts: controls.filter((one) => !one.matches('[type=radio], [type=checkbox]')).length,
    groups: groups.size,
    fieldsBefore: health ? [...groups].filter((one) => isBefore(one, health)).length : 0,
    small: touched.filter(isSmall).length,
  };
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How many texts, and edges of controls, are too faint in a color scheme. */
async function faintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<{ texts: number; edges: number }> {
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return {
    texts: violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
    edges: faintEdges(await page.evaluate(readEdges)).length,
  };
}

/** The figures of a page in a language that has come to rest; `reading` is NaN without a sentence. */
export async function measurePage(page: Page, locale: Locale): Promise<Omit<Figures, 'paint'>> {
  const shift = await layoutShift(page);
  const { height, blocks, texts, groups, fieldsBefore, small } = await page.evaluate(read, target);
  const wordsOf = (some: typeof blocks) => some.reduce((sum, { text }) => sum + countWords(text), 0);
  const words = wordsOf(blocks.filter(({ isBeforeNext }) => isBeforeNext));
  const light = await faintIn(page, 'light');
  const dark = await faintIn(page, 'dark');
  return {
    screens: height / phone.height,
    wordsBefore: wordsOf(blocks.filter(({ isBeforeField }) => isBeforeField)),
    fieldsBefore,
    words,
    seconds: (words / pace.words) * 60 + texts * pace.text + (groups - texts) * pace.choice,
    reading: readingOf(sumOf(blocks.map(({ text }) => countsOf(text, locale))), locale)?.figure ?? NaN,
    small,
    faint: light.texts,
    faintDark: dark.texts,
    edges: light.edges,
    edgesDark: dark.edges,
    shift,
  };
}
