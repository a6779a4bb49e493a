import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import type { Locale } from '#src/domain/facts.ts';
import { openProject } from '#src/checker/project.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { launchOptions } from './chromium.ts';
import { buildIfStale } from './freshBuild.ts';
import { isOpen, waits } from './looks/isOpen.ts';
import { largestPaint } from './looks/largestPaint.ts';
import { measurePage, phone, type Figures } from './looks/measurePage.ts';
import { slowDown } from './slow4g.ts';

/**
 * Prints what the first page of each flow asks of a visitor with a phone, in each language:
 *
 *   npm run looks -- ws10 ws22
 */
const columns: Readonly<Record<keyof Figures, string>> = {
  screens: 'screens',
  wordsBefore: 'words to field',
  fieldsBefore: 'fields to health',
  words: 'words to Next',
  seconds: 'seconds',
  reading: 'reading',
  small: 'small targets',
  faint: 'faint',
  faintDark: 'faint, dark',
  edges: 'faint edges',
  edgesDark: 'faint edges, dark',
  shift: 'shift',
  paint: 'LCP ms',
};
const digits: Readonly<Partial<Record<keyof Figures, number>>> = { screens: 1, reading: 1, shift: 4 };

// Safe: an object literal has the keys of its type.
const names = Object.keys(columns) as readonly (keyof Figures)[];

/** Opens an address on a phone that has loaded nothing yet, and gives what `measure` finds once the page has come to rest. */
async function opened<T>(
  address: string,
  locale: Locale,
  measure: (page: Page) => Promise<T>,
  isSlow = false,
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (isSlow) await slowDown(await context.newCDPSession(page));
  await page.goto(address);
  await page.waitForFunction(isOpen, waits);
  const measured = await measure(page);
  await context.close();
  return measured;
}

/** The figures of a page on a good line, and when it was drawn on a slow one. */
async function figuresOf(address: string, locale: Locale): Promise<Figures> {
  const figures = await opened(address, locale, async (page) => {
    await page.evaluate(() => void (document.documentElement.dataset['typeface'] = 'drawn'));
    return measurePage(page, locale);
  });
  return { ...figures, paint: await opened(address, locale, largestPaint, true) };
}

const rowOf = (figures: Figures) =>
  names.map((name) => figures[name].toFixed(digits[name] ?? 0).padStart(columns[name].length)).join('  ');

const flows = flowsOf(openProject(campaignFolder, process.cwd()).library);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !flows.includes(name));
if (unknown.length > 0) {
  console.error(`There is no flow ${unknown.join(', ')}. There are ${flows.join(', ')}.`);
  process.exit(2);
}

await buildIfStale();
const data = mkdtempSync(join(tmpdir(), 'looks-'));
const server = await startServer(readSettings({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn', SHED_LOAD_MS: '0' }));
const browser = await chromium.launch(launchOptions());
try {
  console.log(`${'flow'.padEnd(18)}${names.map((name) => columns[name]).join('  ')}`);
  for (const flow of wanted.length > 0 ? wanted : flows)
    for (const locale of localeCodes()) {
      const prefix = locale === sourceLocale ? '' : `/${locale}`;
      const figures = await figuresOf(`${server.address}/signup${prefix}/${flow}?studyId=1`, locale);
      console.log(`${flow.padEnd(14)}${locale.padEnd(4)}${rowOf(figures)}`);
    }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
