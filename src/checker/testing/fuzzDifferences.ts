import { array, sample, tuple } from 'fast-check';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { aVisitor, replayed, varied } from './comparedVisitors.ts';
import { differencesBetween } from './comparing.ts';
import { refactored, refactorings } from './refactored.ts';

/**
 * Compares campaigns made at random with the same written otherwise, of which nothing may be said, and with others, where
 * what is said of each of 60 visitors and of each example must be what they meet with. The first that fails is printed.
 */
const { campaigns: count, seed } = commandFlags({ campaigns: 300, seed: Date.now() % 1e6 }).values;
console.log(`${count} campaigns written otherwise and ${count} pairs, seed ${seed}`);
const drawn = { numRuns: count, seed };

function fail(what: string, shown: object): never {
  console.error(`${what}: ${JSON.stringify(shown, null, 1)}`);
  process.exit(1);
}

for (const [document, how] of sample(tuple(varied, refactorings), drawn)) {
  const differences = differencesBetween({ sound: document }, { sound: refactored(document, how) });
  if (differences.length > 0) fail('Nothing differs, and something is said', { differences, how, document });
}
console.log(`Of ${count} that say the same nothing is said.`);

let told = 0;
for (const [pair, visitors] of sample(
  tuple(tuple(varied, varied), array(aVisitor, { minLength: 60, maxLength: 60 })),
  drawn,
)) {
  const { differences, wrong } = replayed(pair, visitors);
  if (wrong.length > 0) fail('Something else is said than visitors meet with', { wrong, pair });
  told += differences;
}
console.log(`Of ${count} pairs ${told} differences are said, each as visitors meet with it.`);
