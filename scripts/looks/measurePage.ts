import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { countsOf, readingOf, sumOf } from '#src/checker/readingLevel.ts';
import type { Locale } from '#src/domain/facts.ts';
import { faintEdges, readEdges } from './edges.ts';
import { layoutShift } from './layoutShift.ts';
import { readPage } from './readPage.ts';

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
  const { height, blocks, texts, groups, fieldsBefore, small } = await page.evaluate(readPage, target);
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
