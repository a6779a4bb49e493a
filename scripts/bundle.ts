import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { firstPage, laterSteps, modules, onceOpen, sizeOf, styleSheets } from './bundle/measure.ts';

/** What a visitor downloads at most, in bytes after brotli: to type on the first page of a flow, and for a later step. */
const limits = { js: 125_000, step: 30_000, css: 12_000 };

/** Never on a page: a schema compiler, a Markdown parser, the resolving of references, fields of RJSF that no step uses. */
const forbidden =
  /node_modules\/(ajv|ajv-formats|markdown-to-jsx|fast-uri|@x0k\/json-schema-merge|@rjsf\/validator-ajv8)\/|(Array|MultiSchema|Number|Boolean|String|Null|LayoutGrid)Field\.js/;

const faults: string[] = [];
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function checked(what: string, size: number, limit: number): string {
  if (size > limit) faults.push(`${what}: ${kB(size)} kB are more than ${kB(limit)} kB`);
  return kB(size);
}

function rowOf(campaign: Campaign): string {
  const { name } = campaign;
  const pages = (['en', 'es'] as const).map((locale) =>
    checked(`${name} ${locale}`, sizeOf(firstPage(name, locale)), limits.js),
  );
  const later = laterSteps(campaign).map(
    ({ step, size }) => `${step} ${checked(`${name} ${step}`, size, limits.step)}`,
  );
  return [name.padEnd(14), ...pages.map((page) => page.padStart(6)), `  ${later.join(', ')}`].join(' ');
}

function packageOf(id: string): string {
  const path = id.split('node_modules/').at(-1) ?? id;
  if (path === id)
    return /\/(src\/[^/]+|widgets|schemas)\//.exec(id)?.[1] ?? 'campaign documents, texts and validators';
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

function printPackages(name: string): void {
  const lengths = new Map<string, number>();
  for (const file of firstPage(name, 'en'))
    for (const [id, length] of Object.entries(modules[file] ?? {}))
      lengths.set(packageOf(id), (lengths.get(packageOf(id)) ?? 0) + length);
  console.log(`\nThe first page of ${name} by package, kB before minification and compression:`);
  for (const [part, length] of [...lengths].toSorted(([, a], [, b]) => b - a).slice(0, 20))
    console.log(`  ${kB(length).padStart(8)}  ${part}`);
}

const project = openProject(campaignFolder, process.cwd());
const read = campaignReader(project);
const campaigns = flowsOf(project.library).flatMap((name) => read(name).campaign ?? []);

console.log(`JavaScript in kB after brotli: at most ${kB(limits.js)} for a first page, ${kB(limits.step)} for a step.`);
console.log(`${'flow'.padEnd(14)}     en     es   what each step adds to the first page`);
for (const campaign of campaigns) console.log(rowOf(campaign));
console.log(
  `Every page loads ${kB(sizeOf(onceOpen()))} kB more once it is open: its calls, effects and what it begins with.`,
);
const css = styleSheets();
if (css.length === 0) faults.push('No style sheet was found to measure');
console.log(`CSS of every page: ${checked('CSS', sizeOf(css), limits.css)} kB of ${kB(limits.css)} kB.`);
for (const name of process.argv.slice(2)) printPackages(name);

for (const [file, ids] of Object.entries(modules))
  for (const id of Object.keys(ids)) if (forbidden.test(id)) faults.push(`${file} holds ${id}`);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
