import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { outputs } from './generate/outputs.ts';
import { SchemaError } from './generate/schemaError.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const stale: string[] = [];

/** Writes what is not as it should be, or only names it. */
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
  } else {
    console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Every generated file is up to date.');
  }
}

try {
  await generate();
} catch (thrown) {
  console.error(thrown instanceof SchemaError ? thrown.message : thrown);
  process.exitCode = 1;
}
