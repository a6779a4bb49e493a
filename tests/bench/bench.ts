import { buildIfStale } from '#scripts/freshBuild.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { measure, measureKey, medianOf, type Measured } from './measure.ts';
import { openPages } from './openPages.ts';
import { questionCount } from './questions.ts';
import { sizes } from './studies.ts';

/**
 * What the first page of a screener costs an old phone (slow 4G, processor slowed four times) beside the same page written by
 * hand in React, and one without a script: by turns, on new browsers, our page as it is built and from a real server. Then
 * what a key costs in it with 10, 40 and 160 questions.
 *
 *   npm run bench -- --rounds 5
 */
const { rounds } = commandFlags({ rounds: 5 }).values;
const names = ['by hand', 'no script', 'ours'] as const;
type Name = (typeof names)[number];
type Figures = Awaited<ReturnType<typeof measure>>;
type Figure = keyof Figures;

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
const range = (all: readonly number[]) =>
  `${show(medianOf(all))} (${show(Math.min(...all))}–${show(Math.max(...all))})`;

/** A row of the table: the figure by hand, and the others as multiples of it in the same round. */
function rowOf(figure: Figure, by: Readonly<Record<Name, readonly Figures[]>>): string {
  const valuesOf = (name: Name) => by[name].map((one) => one[figure]);
  const hand = valuesOf('by hand');
  const times = (name: Name) => {
    const own = valuesOf(name);
    const isComparable = hand.every((value) => value > 0);
    return isComparable ? `${range(own.map((value, round) => value / (hand[round] ?? 1)))} ×` : range(own);
  };
  const columns = [range(hand), times('no script'), times('ours'), range(valuesOf('ours'))];
  return [figure.padEnd(32), ...columns.map((column) => column.padStart(26))].join('');
}

await buildIfStale();
const { screener, byHand, withoutScript, close } = await openPages();
const pages: Readonly<Record<Name, Measured>> = {
  'by hand': byHand,
  'no script': withoutScript,
  ours: screener(questionCount),
};
const figures: Record<Name, Figures[]> = { 'by hand': [], 'no script': [], ours: [] };
const keys = new Map<number, number[]>(sizes.map((size) => [size, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // Not among the figures, which may go into a file.
    console.error(`Round ${round + 1} of ${rounds}…`);
    for (const name of round % 2 === 0 ? names : names.toReversed()) figures[name].push(await measure(pages[name]));
    for (const size of sizes) keys.get(size)?.push(await measureKey(screener(size)));
  }
} finally {
  await close();
}
console.log(`Median of ${rounds} rounds and range; × is a multiple of the page by hand in the same round.\n`);
console.log(
  `${''.padEnd(32)}${['by hand', 'no script', 'ours', 'ours itself'].map((name) => name.padStart(26)).join('')}`,
);
const [first] = figures.ours;
// The keys of an object of figures are their names.
for (const figure of Object.keys(first ?? {}) as Figure[]) console.log(rowOf(figure, figures));
const [base = 1] = sizes.map((size) => medianOf(keys.get(size) ?? []));
for (const size of sizes) {
  const spent = keys.get(size) ?? [];
  console.log(
    `a key among ${String(size).padStart(3)} questions, ms of CPU: ${range(spent)}, ${show(medianOf(spent) / base)} ×`,
  );
}
