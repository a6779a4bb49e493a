import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '#scripts/chromium.ts';
import { buildIfStale } from '#scripts/freshBuild.ts';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { tell } from './browser.ts';
import { firstPages, pageOfKind, walks, type Typed } from './typing/pages.ts';
import { typeRound, type Result } from './typing/round.ts';

/**
 * Whether anything that is entered is lost: fills every control in the moment in which it is there, letter by letter and at
 * once, on pages whose scripts come late and in any order, with a processor 1 to 10 times slower, and presses Next right
 * after. A round is one walk of each flow, as many first pages of others, as many kinds of field, and all kinds on one page.
 *
 *   npm run load:typing -- --rounds 20 --lanes 4 --seed 1
 *   npm run load:typing -- --entries 5000
 */
const { lanes, seed, ...much } = commandFlags({ rounds: 20, entries: 'number', lanes: 4, seed: 1 }).values;
/** Rounds, or as many of them as it takes to enter so much. */
const [rounds, enough] = much.entries !== undefined ? [Infinity, much.entries] : [much.rounds, Infinity];

async function kindsOf(): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`${address}/signup/kinds`);
  // Kinds without a control that can be typed into at once have nothing to lose.
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const kinds = await page
    .locator('section[aria-labelledby^="kind-"]:has(input:visible, select:visible) > h2')
    .allTextContents();
  await browser.close();
  return kinds;
}

await buildIfStale();
const data = mkdtempSync(join(tmpdir(), 'openscreener-typing-'));
const settings = { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', SHED_LOAD_MS: '0' };
const server = await startServer(readSettings(settings));
// Pages for developers are closed on other hosts.
const address = server.address.replace('127.0.0.1', 'localhost');
const browser = await chromium.launch(launchOptions());
const all: Result[] = [];
const total = (of: (result: Result) => number) => all.reduce((sum, result) => sum + of(result), 0);
const began = performance.now();
const figures = new Map<string, { pages: number; entries: number; losses: number }>();
try {
  const kinds = await kindsOf();
  const pagesOfRound = (round: number): Typed[] => [
    pageOfKind(),
    ...walks.flatMap((walk, at): Typed[] => {
      const nth = round * walks.length + at;
      const first = firstPages[nth % firstPages.length];
      return [walk, ...(first ? [first] : []), pageOfKind(kinds[nth % kinds.length])];
    }),
  ];
  const pagesPerRound = pagesOfRound(0).length;
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < rounds * pagesPerRound && total(({ entries }) => entries) < enough; at = next++) {
      const typed = pagesOfRound(Math.floor(at / pagesPerRound))[at % pagesPerRound];
      if (!typed) return;
      const result = await typeRound(browser, address, typed, seed + at);
      all.push(result);
      const { pages: count, entries, losses } = figures.get(typed.name) ?? { pages: 0, entries: 0, losses: 0 };
      figures.set(typed.name, {
        pages: count + 1,
        entries: entries + result.entries,
        losses: losses + result.losses.length,
      });
      for (const text of [...result.losses, ...result.stuck, ...result.unheeded]) console.log(`      ${text}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
for (const [name, { pages, entries, losses }] of figures)
  tell(`${name}: ${pages} pages, ${entries} entries, lost`, losses, losses === 0);
const [entries, lost] = [total((one) => one.entries), total(({ losses }) => losses.length)];
const minutes = (performance.now() - began) / 60_000;
console.log(`${minutes.toFixed(1)} minutes, ${(entries / minutes).toFixed(0)} entries a minute`);
tell(`all: ${all.length} pages, ${entries} entries, lost`, lost, lost === 0 && entries > 0);
const presses = total((one) => one.presses);
for (const [what, count] of [
  ['pages on which a visitor was stuck', total(({ stuck }) => stuck.length)],
  [`presses of Next: ${presses}, that did not lead on for good`, total(({ unheeded }) => unheeded.length)],
] as const)
  tell(what, count, count === 0 && presses > 0);
