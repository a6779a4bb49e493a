import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceLocale } from '#src/generated/locales.ts';
import { codes, explain, isCode } from '#src/checker/codes.ts';
import { formats, isFormat } from '#src/checker/formats.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { nothingRemembered } from '#src/checker/rememberedEnglish.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import { translations } from '#src/checker/translationPairs.ts';
import { runningSettings } from '#src/server/settings/runningSettings.ts';
import { checkAlways, checkOnce, messageOf } from './campaigns/checkCommand.ts';
import { confirmWriting, fixCampaigns } from './campaigns/fixCommand.ts';
import { printDifferences, type Comparison } from './campaigns/diffCommand.ts';
import { writeNewCampaign } from './campaigns/newCampaign.ts';
import { listCampaigns, listMissing, printFindings, readNamed, showCampaign } from './campaigns/readCommands.ts';
import { rememberTranslated } from './campaigns/translatedCommand.ts';
import { tryCampaign } from './campaigns/tryCampaign.ts';
import { terminal } from './terminal.ts';

// The keys are whatever languages there are.
const strictOptions: Record<string, { type: 'boolean'; default: false }> = Object.fromEntries(
  translations.map((locale) => [`strict-${locale}`, { type: 'boolean', default: false } as const]),
);
const helpLine = (what: string, meaning: string) => `\n${what.padEnd(34)}${meaning}`;
const strictLines = translations.map((locale) =>
  helpLine(`    --strict-${locale}`, `a text without ${nameOfLanguage(locale)} is a finding`),
);
const missingLines = translations.map((locale) =>
  helpLine(`  missing-${locale}`, `texts that have no ${nameOfLanguage(locale)} yet`),
);
const formatNames = Object.keys(formats).join(' | ');

const usage = `npm run campaigns -- <command>
  check [NAME...]                 check and prove campaigns, all of them by default; with${strictLines.join('')}
    --format ${formatNames.padEnd(23)} for programs, instead of lines for people
    --watch                       again after each change
    --fix                         shows what can be mended in one way only, and asks before it writes; with --write it does not ask
  diff A B                        what visitors meet with in B in another way than in A; NAME, NAME@REVISION or FILE.json
    --format github               the same as a comment in Markdown
    --pictures                    makes a page of pictures of what changes for an example visitor of each difference
  explain CODE                    what a code such as C012 means, an example, and how to mend it
  list                            names, types and what each is for
  show NAME                       the document with everything inherited and every default
  new NAME --from BASE            a new campaign that extends another
  try NAME                        goes every way through it in a browser, and makes a page of pictures
  translated [NAME...]            remembers what the translations were made from, once they follow their English${missingLines.join('')}
  --folder FOLDER                 where the documents are, by default campaigns
  --help                          this
Ends with 0 where nothing was found, with 1 after findings or differences, and with 2 where it could not run.`;

const print = (line: string) => console.log(line);

function parse() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const folder = { type: 'string', default: 'campaigns' } as const;
  const options = {
    ...strictOptions,
    from: text,
    format: text,
    folder,
    watch: flag,
    fix: flag,
    write: flag,
    pictures: flag,
    help: { ...flag, short: 'h' },
  };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  return { positionals, values, given: values as Readonly<Record<string, unknown>> };
}

/** Where `npm run dev` serves the campaigns of the folder: it has those of the project, at the port that is set. */
function originOfDev(folder: string): string | undefined {
  const port = process.env['PORT']?.trim() || runningSettings.PORT.default;
  return resolve(folder) === resolve(campaignFolder) && port !== '0' ? `http://localhost:${port}` : undefined;
}

type Arguments = ReturnType<typeof parse>;

const open = ({ values }: Arguments) => openProject(values.folder, process.cwd());

async function check(names: readonly string[], { values, given }: Arguments): Promise<number> {
  const { format, folder, fix, write } = values;
  if (format !== undefined && !isFormat(format)) throw new Error(`There is no format "${format}", only ${formatNames}`);
  const origin = originOfDev(folder);
  const strict = translations.filter((locale) => given[`strict-${locale}`]);
  const command = {
    folder,
    root: process.cwd(),
    names,
    strict,
    print,
    ...(format && { format }),
    ...(origin && { origin }),
  };
  if (write && !fix) throw new Error('--write goes with --fix');
  if (fix && (format ?? values.watch)) throw new Error('--fix goes with neither --format nor --watch');
  if (fix) await fixCampaigns(command, write ? () => true : confirmWriting);
  if (!values.watch) return checkOnce(command) ? 0 : 1;
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  await checkAlways(command, stopped.signal);
  return 0;
}

function help(): number {
  print(usage);
  return 0;
}

function create(name: string, { values: { from, folder } }: Arguments, { library }: ReturnType<typeof open>): number {
  if (from === undefined) throw new Error(usage);
  const file = writeNewCampaign({ name, base: from, folder, names: library.names });
  print(`Written: ${file}. Change it, then run: npm run campaigns -- check ${name}`);
  // What is wrong with the base is not the doing of whoever changes the new one.
  return checkOnce({ folder, root: process.cwd(), names: [name], strict: [], print }) ? 0 : 1;
}

function explainCode(code: string): number {
  const known = code.toUpperCase();
  if (!isCode(known)) throw new Error(`There is no code "${code}"${suggestion(known, Object.keys(codes))}`);
  print(explain(known));
  return 0;
}

function attempt(name: string, folder: string, project: ReturnType<typeof open>): number {
  if (resolve(folder) !== resolve(campaignFolder))
    throw new Error('try goes through the built pages, whose campaigns are in campaigns: it takes no --folder');
  const { findings } = readNamed(name, project);
  if (findings.length > 0) return printFindings(findings);
  const { recorded, page } = tryCampaign(name);
  for (const { title, failed } of recorded) print(`${failed === undefined ? 'ok  ' : 'FAIL'} ${title}`);
  print(`Witnesses: ${recorded.length}. Their pictures: ${page}`);
  return recorded.length > 0 && recorded.every(({ failed }) => failed === undefined) ? 0 : 1;
}

function translated(
  names: readonly string[],
  { values: { folder } }: Arguments,
  project: ReturnType<typeof open>,
): number {
  const news = rememberTranslated(names, folder, project);
  for (const { locale, path, english, translation } of news)
    print(`${path}\n  ${sourceLocale}: ${english}\n  ${locale}: ${translation}`);
  print(`Translations remembered that were not before: ${news.length}`);
  return 0;
}

/** Makes a page of pictures of what differs; says so beside what is printed for programs. */
async function picture(comparison: Comparison): Promise<void> {
  // Other commands need neither a browser nor a server of pages.
  const { pictureDifferences } = await import('./campaigns/differencePictures.ts');
  const { print: say, progress, end } = terminal(process.stderr);
  try {
    say(`Pictures of both sides: ${await pictureDifferences(comparison, progress)}`);
  } finally {
    end();
  }
}

async function diff(before: string, after: string, given: Arguments): Promise<number> {
  const { folder, format, pictures } = given.values;
  // A stale translation is compared like any other.
  const project = { ...open(given), remembered: nothingRemembered };
  const compared = { before, after, folder, project, ...(format !== undefined && { format }) };
  const comparison = printDifferences(compared, print);
  if (comparison.differences.length === 0) return 0;
  if (pictures) await picture(comparison);
  return 1;
}

/** Runs the command. Throws a sentence, or how to use it, where it cannot run. */
async function run(): Promise<number> {
  const given = parse();
  const [command, ...names] = given.positionals;
  const [name, other] = names;
  if (given.values.help) return help();
  const toTranslate = translations.find((locale) => command === `missing-${locale}`);
  if (command === 'check') return check(names, given);
  if (command === 'list') return listCampaigns(open(given), print);
  if (command === 'diff' && name !== undefined && other !== undefined) return diff(name, other, given);
  if (command === 'explain' && name !== undefined) return explainCode(name);
  if (command === 'show' && name !== undefined) return showCampaign(name, open(given), print);
  if (command === 'new' && name !== undefined) return create(name, given, open(given));
  if (command === 'try' && name !== undefined) return attempt(name, given.values.folder, open(given));
  if (command === 'translated') return translated(names, given, open(given));
  if (toTranslate) return listMissing(toTranslate, open(given), print);
  throw new Error(usage);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
