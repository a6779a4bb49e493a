import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageOf } from '#scripts/bundle/packageOf.ts';
import { buildAll } from '#scripts/build.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { bundler, sourcesIn, spentIn, startProfile, stopProfile, type Spent } from './attribute.ts';
import { radios } from './inPage.ts';
import { keyOf, opened, pressRadio, text, type Measured } from './measure.ts';
import { openPages } from './openPages.ts';
import { questionCount } from './questions.ts';

/**
 * Of which packages and functions the script of the first page of a screener is, as the page loads, for a key and for a
 * radio: on an old phone, as `bench` measures it, and of the same page written by hand in React. Builds the pages with
 * source maps, and as they were afterwards.
 *
 *   npm run bench:profile -- --rounds 5
 */
const { rounds } = commandFlags({ rounds: 5 }).values;
const moments = ['load', 'key', 'radio'] as const;
type Moment = (typeof moments)[number];
type ByMoment = Record<Moment, Spent[]>;

/** Long enough for what follows a press. */
const afterPressMs = 400;

/** The script of one visit by package: to load, of a key and of a radio. */
async function profileOf(measured: Measured, at: ReturnType<typeof sourcesIn>): Promise<Record<Moment, Spent>> {
  const { browser, page, session } = await opened(measured, startProfile);
  const load = spentIn(await stopProfile(session), at);
  const each = async (actions: readonly (() => Promise<void>)[]) => {
    await startProfile(session);
    for (const action of actions) {
      await action();
      await sleep(afterPressMs);
    }
    const all = spentIn(await stopProfile(session), at);
    return new Map([...all].map(([name, spent]) => [name, spent / actions.length]));
  };
  await page.focus('#fullName');
  const key = await each(text.split('').map((letter) => () => page.keyboard.press(keyOf(letter))));
  const pressed = (await page.evaluate(radios)).slice(0, 16);
  const radio = await each(pressed.map((one) => () => pressRadio(page, one)));
  await browser.close();
  return { load, key, radio };
}

type Means = ReadonlyMap<string, number>;

/** Where something was spent, by name: the mean of rounds. */
function meansOf(all: readonly Spent[], nameOf: (place: string) => string): Means {
  const means = new Map<string, number>();
  for (const [place, spent] of all.flatMap((one) => [...one]))
    means.set(nameOf(place), (means.get(nameOf(place)) ?? 0) + spent / all.length);
  return means;
}

const figure = (value = 0) => (value === 0 ? '' : value.toFixed(value >= 10 ? 0 : 2)).padStart(9);
const sumOf = (column: Means) => [...column.values()].reduce((sum, spent) => sum + spent, 0);
const longest = 12;

/** A row for each name, those first of which the first column has most, and the sums of all. */
function printTable(title: string, columns: readonly Means[], length = Infinity): void {
  console.log(`\n${title}`);
  const [order] = columns;
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const sorted = names.toSorted((a, b) => (order?.get(b) ?? 0) - (order?.get(a) ?? 0)).slice(0, length);
  for (const name of sorted) console.log(name.padEnd(52) + columns.map((column) => figure(column.get(name))).join(''));
  console.log('all'.padEnd(52) + columns.map((column) => figure(sumOf(column))).join(''));
}

await buildAll({ hasSourceMaps: true });
const { folder, screener, byHand, close } = await openPages({ hasSourceMaps: true });
const [inOurs, inHand] = [sourcesIn('dist/client/signup/js'), sourcesIn(join(folder, 'assets'))];
const spent: Record<'ours' | 'byHand', ByMoment> = {
  ours: { load: [], key: [], radio: [] },
  byHand: { load: [], key: [], radio: [] },
};
try {
  for (let round = 0; round < rounds; round += 1) {
    // Not among the figures, which may go into a file.
    console.error(`Round ${round + 1} of ${rounds}…`);
    const [one, other] = [await profileOf(screener(questionCount), inOurs), await profileOf(byHand, inHand)];
    for (const moment of moments) {
      spent.ours[moment].push(one[moment]);
      spent.byHand[moment].push(other[moment]);
    }
  }
} finally {
  await close();
  await buildAll();
}
const pages = [spent.ours, spent.byHand];
console.log(`Milliseconds of script by package, mean of ${rounds} rounds, on a processor slowed four times.`);
const packageAt = (place: string) => {
  if (place === bundler) return place;
  return place.includes('tests/bench/') ? 'the page by hand' : packageOf(place);
};
const isOfReact = (place: string) => /^(react|scheduler)/.test(packageAt(place));
printTable(
  `${'package'.padEnd(52)}${moments.map((moment) => `${moment}  by hand`.padStart(18)).join('')}`,
  moments.flatMap((moment) => pages.map((page) => meansOf(page[moment], packageAt))),
);
const functionAt = (place: string) => (isOfReact(place) ? packageAt(place) : place);
for (const moment of moments) printTable(moment, [meansOf(spent.ours[moment], functionAt)], longest);
