import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { filesOf, sourcesOf, type Manifest } from '#src/app/manifest.ts';

/** What a visitor downloads at most to be able to type on the first page of a flow, in bytes after brotli. */
const limits = { js: 125_000, css: 12_000 };
const defaults = ['ws10', 's6'];
const measured = process.argv.length > 2 ? process.argv.slice(2) : defaults;

/** Never on a page: a schema compiler, a Markdown parser, the resolving of references, fields of RJSF that no step uses. */
const forbidden =
  /node_modules\/(ajv|ajv-formats|markdown-to-jsx|fast-uri|@x0k\/json-schema-merge|@rjsf\/validator-ajv8)\/|(Array|MultiSchema|Number|Boolean|String|Null|LayoutGrid)Field\.js/;

const client = 'dist/client';
const sizeOf = (file: string) => readFileSync(join(client, `${file}.br`)).length;
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function packageOf(id: string): string {
  const path = id.split('node_modules/').at(-1) ?? id;
  if (path === id)
    return /\/(src\/[^/]+|widgets|schemas)\//.exec(id)?.[1] ?? 'campaign documents, texts and validators';
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Builds once more in memory to learn which module went into which chunk. */
async function chunks(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ logLevel: 'error', build: { write: false } });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]; // No watcher was asked for.
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
}

function printPackages(parts: readonly Rolldown.OutputChunk[]): void {
  const lengths = new Map<string, number>();
  for (const { modules } of parts)
    for (const [id, { renderedLength }] of Object.entries(modules))
      lengths.set(packageOf(id), (lengths.get(packageOf(id)) ?? 0) + renderedLength);
  console.log('  by package, before minification and compression:');
  for (const [name, length] of [...lengths].toSorted(([, a], [, b]) => b - a).slice(0, 20))
    console.log(`  ${kB(length).padStart(10)}  ${name}`);
}

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest; // Written by Vite.
const built = await chunks();
const everything = built.flatMap(({ modules, fileName }) => Object.keys(modules).map((id) => ({ id, fileName })));
const faults = everything.filter(({ id }) => forbidden.test(id)).map(({ id, fileName }) => `${fileName} holds ${id}`);
const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
const css = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.css'));
const cssSize = total([...new Set([...css, ...entries.flatMap((entry) => entry.css ?? [])])]);
if (cssSize === 0) faults.push('No style sheet was found to measure');
if (cssSize > limits.css) faults.push(`${kB(cssSize)} of CSS are more than ${kB(limits.css)}`);

for (const campaign of measured)
  for (const locale of ['en', 'es']) {
    const own = filesOf(manifest, sourcesOf(campaign, locale));
    const files = [...entries.map(({ file }) => file), ...own];
    if (own.length < 2) faults.push(`The chunks of ${campaign} were not found`);
    const later = filesOf(manifest, [`virtual:later/${campaign}`]).filter((file) => !files.includes(file));
    const size = total(files);
    const sizes = `JavaScript ${kB(size)} of ${kB(limits.js)}, CSS ${kB(cssSize)} of ${kB(limits.css)}`;
    console.log(`${campaign} ${locale}: ${sizes}; all later steps ${kB(total(later))} more (brotli)`);
    if (size > limits.js)
      faults.push(`${campaign} ${locale}: ${kB(size)} of JavaScript are more than ${kB(limits.js)}`);
    if (locale === 'en') printPackages(built.filter(({ fileName }) => files.includes(fileName)));
  }
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
