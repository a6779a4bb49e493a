import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateAnew } from './generate/generateAnew.ts';
import { outputs } from './generate/outputs.ts';
import { SchemaError } from './generate/schemaError.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const run = Number(/^--run=(\d+)$/m.exec(process.argv.join('\n'))?.[1] ?? 0);
/** Product constant: runs in a row after which nothing may be left to write. Files follow from each other less deep. */
const MOST_RUNS = 5;
const stale: string[] = [];

/** Writes what is not as it should be, until nothing is left; with `--check` it only names it. */
async function generate(): Promise<void> {
  for (const [path, content] of await outputs()) {
    const file = new URL(path, root);
    if (existsSync(file) && readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content))
      continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, content);
  }
  if (check && stale.length > 0) {
    console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`);
    process.exitCode = 1;
  } else if (stale.length > 0) {
    console.log(`Written: ${stale.join(', ')}`);
    if (run >= MOST_RUNS) throw new Error(`Each run writes something else into ${stale.join(', ')}.`);
    // What was written may be read for others: the styles of brands by the list of brands.
    generateAnew(run + 1);
  } else {
    console.log('Every generated file is up to date.');
  }
}

try {
  await generate();
} catch (thrown) {
  console.error(thrown instanceof SchemaError ? thrown.message : thrown);
  process.exitCode = 1;
}
