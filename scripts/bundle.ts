import { openProject } from '#src/checker/project.ts';
import { campaignFolder, flowsOf } from '#src/checker/projectFiles.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { kindCosts, type KindCost } from './bundle/kindCosts.ts';
import {
  firstPage,
  imports,
  laterSteps,
  modules,
  namingCampaignFiles,
  onceOpen,
  sizeOf,
  styleSheets,
  untilQuiet,
} from './bundle/measure.ts';
import { packageSizes } from './bundle/packageSizes.ts';

/**
 * What a visitor downloads at most, in bytes after brotli: to type on the first page of a flow or of a search, for a later
 * step, and until a page that is left alone is quiet, where the files are counted, too.
 */
const limits = { js: 93_000, search: 84_000, step: 30_000, css: 12_000, quiet: 120_000, files: 12 };

/** Never on a page: a schema compiler, a Markdown parser, the resolving of references, fields of RJSF that no step uses. */
const forbidden =
  /node_modules\/(ajv|ajv-formats|markdown-to-jsx|fast-uri|@x0k\/json-schema-merge|@rjsf\/validator-ajv8)\/|(Object|Array|MultiSchema|Number|Boolean|String|Null|LayoutGrid)Field\.js/;

const errors: string[] = [];
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const costsOf = ({ name }: Campaign) => kindCosts(name, { files: modules, imports }, (file) => sizeOf([file]));
const listed = (costs: readonly KindCost[]) => costs.map(({ kind, bytes }) => `${kind} ${kB(bytes)}`).join(', ');

const advice =
  'To make room, ask for a kind on a later step or under `when`, or let it import what is large only when it is needed. ' +
  '`npm run bundle -- FLOW` shows one flow by step and package';

/** The size in kB; above its limit an error that names the kinds of the page that cost most. */
function checked(what: string, size: number, limit: number, costs: readonly KindCost[] = []): string {
  if (size > limit) {
    const kinds = costs.length > 0 ? `. Its kinds that cost most, in kB: ${listed(costs.slice(0, 5))}. ${advice}` : '';
    errors.push(`${what}: ${kB(size)} kB are more than ${kB(limit)} kB${kinds}`);
  }
  return kB(size);
}

function rowOf(campaign: Campaign): string {
  const { name, steps, flowType } = campaign;
  const limit = flowType === 'studySearch' ? limits.search : limits.js;
  const costs = costsOf(campaign);
  const first = costs.filter(({ isFirst }) => isFirst);
  const pages = localeCodes().map((locale) =>
    checked(`${name} ${locale}`, sizeOf(firstPage(name, locale)), limit, first),
  );
  const quiet = localeCodes().map((locale) => {
    const files = untilQuiet(campaign, locale);
    if (files.length > limits.files)
      errors.push(`${name} ${locale}: ${files.length} files are more than ${limits.files}`);
    return `${checked(`${name} ${locale} until quiet`, sizeOf(files), limits.quiet)}/${files.length}`;
  });
  const later = laterSteps(campaign).map(({ step, size }) => {
    const isAdded = ({ kind, isFirst }: KindCost) =>
      !isFirst && steps[step]?.fields.some((field) => field.kind === kind);
    return `${step} ${checked(`${name} ${step}`, size, limits.step, costs.filter(isAdded))}`;
  });
  return [
    name.padEnd(14),
    ...pages.map((page) => page.padStart(6)),
    ...quiet.map((all) => all.padStart(8)),
    `  ${later.join(', ')}`,
  ].join(' ');
}

function printDetails(campaign: Campaign): void {
  const costs = costsOf(campaign);
  console.log(`\nWhat each kind adds to ${campaign.name}, kB after brotli: what nothing else of the flow imports.`);
  console.log(`  first page: ${listed(costs.filter(({ isFirst }) => isFirst))}`);
  for (const { name, fields } of Object.values(campaign.steps)) {
    const later = costs.filter(({ kind, isFirst }) => !isFirst && fields.some((field) => field.kind === kind));
    if (later.length > 0) console.log(`  ${name}: ${listed(later)}`);
  }
  console.log(`\nThe first page of ${campaign.name} by package, kB before minification and compression:`);
  for (const { name, length } of packageSizes(firstPage(campaign.name, sourceLocale)).slice(0, 20))
    console.log(`  ${kB(length).padStart(8)}  ${name}`);
}

/** Each kind with the most that it adds to a first page, and to any later step, of all flows. */
function printKinds(flows: readonly Campaign[]): void {
  const most = new Map<string, { first: number; later: number }>();
  for (const { kind, bytes, isFirst } of flows.flatMap(costsOf)) {
    const { first, later } = most.get(kind) ?? { first: 0, later: 0 };
    most.set(kind, isFirst ? { first: Math.max(first, bytes), later } : { first, later: Math.max(later, bytes) });
  }
  const sorted = (at: 'first' | 'later') =>
    [...most]
      .filter(([, sizes]) => sizes[at] > 0)
      .toSorted(([, a], [, b]) => b[at] - a[at])
      .map(([kind, sizes]) => `${kind} ${kB(sizes[at])}`);
  console.log('What each kind of field adds where it is used, at most, in kB after brotli:');
  console.log(`  to a first page: ${sorted('first').join(', ')}`);
  console.log(`  to a later step: ${sorted('later').join(', ')}`);
}

const project = openProject(campaignFolder, process.cwd());
const read = campaignReader(project);
const campaigns = flowsOf(project.library).flatMap((name) => read(name).campaign ?? []);

console.log(
  `JavaScript in kB after brotli: at most ${kB(limits.js)} for a first page, ${kB(limits.search)} for that of a search, ${kB(limits.step)} for a step, ${kB(limits.quiet)} in ${limits.files} files until quiet.`,
);
console.log(
  `${'flow'.padEnd(14)}${localeCodes()
    .map((code) => code.padStart(7))
    .join('')}${localeCodes()
    .map((code) => `${code} quiet`.padStart(9))
    .join('')}   what each step adds to the first page`,
);
for (const campaign of campaigns) console.log(rowOf(campaign));
console.log(
  `Every page loads ${kB(sizeOf(onceOpen()))} kB more once it is open: its calls, effects and what it begins with.`,
);
printKinds(campaigns);
const css = styleSheets();
if (css.length === 0) errors.push('No style sheet was found to measure');
console.log(`CSS of every page: ${checked('CSS', sizeOf(css), limits.css)} kB of ${kB(limits.css)} kB.`);
for (const name of process.argv.slice(2)) {
  const campaign = campaigns.find((one) => one.name === name);
  if (campaign) printDetails(campaign);
  else errors.push(`There is no flow "${name}"`);
}

for (const [file, ids] of Object.entries(modules))
  for (const id of Object.keys(ids)) if (forbidden.test(id)) errors.push(`${file} contains ${id}`);
const names = campaigns.map(({ name }) => name);
for (const file of namingCampaignFiles(names, localeCodes())) errors.push(`${file} names the file of a flow`);
for (const error of errors) console.error(`✗ ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
