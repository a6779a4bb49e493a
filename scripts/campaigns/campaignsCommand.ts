import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceLocale } from '#src/generated/locales.ts';
import { codes, explain, isCode } from '#src/checker/codes.ts';
import { isFormat } from '#src/checker/formats.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { nothingRemembered } from '#src/checker/rememberedEnglish.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import { translations } from '#src/checker/translationPairs.ts';
import { runningSettings } from '#src/server/settings/runningSettings.ts';
import { checkAlways, checkOnce, messageOf } from './checkCommand.ts';
import { confirmWriting, fixCampaigns } from './fixCommand.ts';
import { printDifferences, type Comparison } from './diffCommand.ts';
import { writeNewCampaign } from './newCampaign.ts';
import { listCampaigns, listMissing, printFindings, readNamed, showCampaign, type Told } from './readCommands.ts';
import { rememberTranslated } from './translatedCommand.ts';
import { tryCampaign } from './tryCampaign.ts';
import { terminal } from '#scripts/terminal.ts';
import { misread } from './misread.ts';
import { formatNames, usage } from './usage.ts';

// The keys are whatever languages there are.
const strictOptions: Record<string, { type: 'boolean'; default: false }> = Object.fromEntries(
  translations.map((locale) => [`strict-${locale}`, { type: 'boolean', default: false } as const]),
);
function parse(words: readonly string[]) {
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
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  return { positionals, values, given: values as Readonly<Record<string, unknown>> };
}

/** Where `npm run dev` serves the campaigns of the folder: it has those of the project, at the port that is set. */
function originOfDev(folder: string): string | undefined {
  const port = process.env['PORT']?.trim() || runningSettings.PORT.default;
  return resolve(folder) === resolve(campaignFolder) && port !== '0' ? `http://localhost:${port}` : undefined;
}

type Arguments = ReturnType<typeof parse> & Told;

const open = ({ values }: Arguments) => openProject(values.folder, process.cwd());

async function check(names: readonly string[], { values, given, print }: Arguments): Promise<number> {
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

function help({ print }: Arguments): number {
  print(usage);
  return 0;
}

function create(
  name: string,
  { values: { from, folder }, print }: Arguments,
  { library }: ReturnType<typeof open>,
): number {
  if (from === undefined) throw misread('new');
  const file = writeNewCampaign({ name, base: from, folder, names: library.names });
  print(`Written: ${file}. Change it, then run: npm run campaigns -- check ${name}`);
  // What is wrong with the base is not the doing of whoever changes the new one.
  return checkOnce({ folder, root: process.cwd(), names: [name], strict: [], print }) ? 0 : 1;
}

function explainCode(code: string, { print }: Arguments): number {
  const known = code.toUpperCase();
  if (!isCode(known)) throw new Error(`There is no code "${code}"${suggestion(known, Object.keys(codes))}`);
  print(explain(known));
  return 0;
}

function attempt(
  name: string,
  { values: { folder }, print, printError }: Arguments,
  project: ReturnType<typeof open>,
): number {
  if (resolve(folder) !== resolve(campaignFolder))
    throw new Error('try goes through the built pages, whose campaigns are in campaigns: it takes no --folder');
  const { findings } = readNamed(name, project);
  if (findings.length > 0) return printFindings(findings, printError);
  const { recorded, page } = tryCampaign(name);
  for (const { title, failed } of recorded) print(`${failed === undefined ? 'ok  ' : 'FAIL'} ${title}`);
  print(`Witnesses: ${recorded.length}. Their pictures: ${page}`);
  return recorded.length > 0 && recorded.every(({ failed }) => failed === undefined) ? 0 : 1;
}

function translated(
  names: readonly string[],
  { values: { folder }, print }: Arguments,
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
  const { pictureDifferences } = await import('./differencePictures.ts');
  const { print: say, progress, end } = terminal(process.stderr);
  try {
    say(`Pictures of both sides: ${await pictureDifferences(comparison, progress)}`);
  } finally {
    end();
  }
}

async function diff(before: string, after: string, given: Arguments): Promise<number> {
  const { folder, format, pictures } = given.values;
  const { print } = given;
  // A stale translation is compared like any other.
  const project = { ...open(given), remembered: nothingRemembered };
  const compared = { before, after, folder, project, ...(format !== undefined && { format }) };
  const comparison = printDifferences(compared, print);
  if (comparison.differences.length === 0) return 0;
  if (pictures) await picture(comparison);
  return 1;
}

/** Runs the command. Throws a sentence, or how to use it, where it cannot run. */
async function run(words: readonly string[], told: Told): Promise<number> {
  const given = { ...parse(words), ...told };
  const [command, ...names] = given.positionals;
  const [name, other] = names;
  if (given.values.help) return help(given);
  const toTranslate = translations.find((locale) => command === `missing-${locale}`);
  if (command === 'check') return check(names, given);
  if (command === 'list') return listCampaigns(open(given), told.print);
  if (command === 'diff' && name !== undefined && other !== undefined) return diff(name, other, given);
  if (command === 'explain' && name !== undefined) return explainCode(name, given);
  if (command === 'show' && name !== undefined) return showCampaign(name, open(given), told);
  if (command === 'new' && name !== undefined) return create(name, given, open(given));
  if (command === 'try' && name !== undefined) return attempt(name, given, open(given));
  if (command === 'translated') return translated(names, given, open(given));
  if (toTranslate) return listMissing(toTranslate, open(given), told);
  throw misread(command);
}

/** Runs a command of campaigns, `check ws10`, and gives the code to end with: see `usage`. */
export async function campaignsCommand(words: readonly string[], told: Told): Promise<number> {
  try {
    return await run(words, told);
  } catch (error) {
    told.printError(messageOf(error));
    return 2;
  }
}
