import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formats, isFormat } from '#src/checker/formats.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { checkOnce } from './checkCommand.ts';
import { printDifferences } from './diffCommand.ts';

const run = promisify(execFile);
const document = { flowType: 'signup', campaignType: 'signup', consent: { shown: false }, steps: { home: {} } };
const sound = (name: string, more: object = {}) => JSON.stringify({ name, ...document, ...more }, null, 2);
const manySteps = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`step${index}`, { fields: [] }]));
const deep = `${'{ "in": '.repeat(20_000)}1${'}'.repeat(20_000)}`;

/** Files that are no campaigns, by name: their content, and the sentence that the check says of each. */
const bad: Readonly<Record<string, readonly [content: string | Buffer, said: RegExp]>> = {
  empty: ['', /empty\.json:1:1: C009 The file is empty/],
  words: ['a campaign', /words\.json:1:1: C001 This is not JSON/],
  bom: [`\uFEFF${sound('bom')}`, /bom\.json:1:1: C009 .*byte order mark/],
  large: [JSON.stringify({ name: 'x'.repeat(10_000_000) }), /large\.json:1:1: C009 The file has 1\d+ bytes/],
  steps: [JSON.stringify({ name: 'steps', ...document, steps: manySteps }), /"step0" is not known here/],
  deep: [deep, /deep\.json:1:1: C009 .* more than 100 levels deep/],
  twice: ['{ "name": "twice",\n  "name": "twice" }', /twice\.json:2:3: C002 .* first in line 1, column 3/],
  latin: [Buffer.from('{ "name": "espa\xf1a" }', 'latin1'), /latin\.json:1:1: C009 The file is not UTF-8/],
  proto: [sound('proto').replace('{', '{ "__proto__": { "isDefault": true },'), /"__proto__" cannot be a name/],
  inherited: [sound('inherited', { constructor: 1 }), /C010 "constructor" is not known here/],
  slashes: [sound('../slashes'), /slashes\.json:2:\d+: C003 The name must be that of the file/],
  circle: [JSON.stringify({ name: 'circle', extends: 'round' }), /cannot extend itself: circle -> round -> circle/],
  round: [JSON.stringify({ name: 'round', extends: 'circle' }), /cannot extend itself: round -> circle -> round/],
  missing: [JSON.stringify({ name: 'missing', extends: 'nowhere' }), /C004 There is no campaign "nowhere"/],
  outside: [JSON.stringify({ name: 'outside', extends: '../sound' }), /C004 There is no campaign "..\/sound"/],
  endless: [
    sound('endless').replace('{', '{ "studyId": 1e400,'),
    /C012 Expected a whole number, found the number Infinity/,
  ],
  brackets: [
    sound('brackets', { pageTitle: { en: '['.repeat(100_000), es: '1 '.repeat(50_000) } }),
    /C016 "\[+.* is too long: write at most 4000 characters/,
  ],
  endlessName: [
    JSON.stringify({ name: 'endlessName', extends: 's'.repeat(100_000) }),
    /C004 There is no campaign "s{1900,1990}…$/m,
  ],
  list: ['[]', /list\.json:1:1: C012 Expected an object in braces \{ \}, found a list/],
};

const folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
let output: { code: number; stdout: string; stderr: string };
/** What the check of them all cost, in seconds of processor. */
let seconds: number;

const root = new URL('../../', import.meta.url).pathname;
async function campaigns(words: string[], env = process.env) {
  try {
    const command = ['scripts/campaigns.ts', ...words];
    return { code: 0, ...(await run(process.execPath, command, { cwd: root, maxBuffer: 1e8, env })) };
  } catch (error) {
    // A command that fails rejects with what it printed.
    return error as { code: number; stdout: string; stderr: string };
  }
}

/** The options of a process that writes into a file what it cost: how long it took is up to what else the machine does. */
const tellsCost = (file: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`import { writeFileSync } from 'node:fs';
process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(${JSON.stringify(file)}, String((user + system) / 1e6));
});`)}`;

beforeAll(async () => {
  for (const [name, [content]] of Object.entries(bad)) writeFileSync(join(folder, `${name}.json`), content);
  mkdirSync(join(folder, 'inside.json'));
  symlinkSync(join(folder, 'gone'), join(folder, 'dangling.json'));
  symlinkSync(join(campaignFolder, 'consents'), join(folder, 'consents'));
  writeFileSync(join(folder, 'windows.json'), sound('windows', { progress: 'none' }).replaceAll('\n', '\r\n'));
  const cost = join(folder, 'cost');
  output = await campaigns(['check', '--folder', folder], { ...process.env, NODE_OPTIONS: tellsCost(cost) });
  seconds = Number(readFileSync(cost, 'utf8'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a file that is no campaign is reported in a sentence at its place', () => {
  test.each(Object.entries(bad))('%s', (_, [, said]) => {
    expect(output.stdout).toMatch(said);
  });

  test.each([
    ['a folder', /inside\.json:1:1: C009 This is a folder, not a file/],
    ['a link to nothing', /dangling\.json:1:1: C009 The file cannot be read/],
    ['a value in a file with the ends of lines of Windows', /windows\.json:11:15: C013 "none" is not one of/],
  ])('%s', (_, said) => {
    expect(output.stdout).toMatch(said);
  });
});

test('all of them together fail the check soon, none is called sound, and nothing is a stack', () => {
  const { code, stdout, stderr } = output;
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).not.toMatch(/^ok /m);
  expect(stdout).not.toMatch(/^\s+at .*:\d+/m);
  expect(stdout.match(/^FAIL/gm)).toHaveLength(Object.keys(bad).length + 3);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(20);
});

describe('where the check cannot run, it says so in a sentence and ends with 2', () => {
  test.each<[string, string[], RegExp]>([
    ['a campaign that is not there', ['check', 'ws100'], /^There is no campaign "ws100"\. Did you mean "ws10"\?$/],
    [
      'a mend of what is not there',
      ['check', '--fix', 'flrae'],
      /^There is no campaign "flrae"\. Did you mean "flare"\?$/,
    ],
    ['a file for a name', ['check', 'flare.json'], /^There is no campaign "flare\.json"\. Did you mean "flare"\?$/],
    [
      'the path of a file',
      ['show', 'campaigns/ws10.json'],
      /^There is no campaign "campaigns\/ws10\.json"\. Did you mean "ws10"\?$/,
    ],
    ['a path for a name', ['check', '../package'], /^There is no campaign "\.\.\/package"$/],
    ['a folder that is not there', ['check', '--folder', 'nowhere'], /^There is no folder "nowhere"$/],
    [
      'a watch of a folder that is not there',
      ['check', '--watch', '--folder', 'nowhere'],
      /^There is no folder "nowhere"$/,
    ],
    ['a file for a folder', ['check', '--folder', 'package.json'], /^"package\.json" is a file, not a folder$/],
    ['a folder without campaigns', ['check', '--folder', 'scripts'], /^There is no campaign in scripts$/],
    ['a format that there is not', ['check', '--format', 'xml'], /^There is no format "xml", only json \| sarif/],
    ['an option that there is not', ['check', '--fast'], /^Unknown option '--fast'/],
    ['a code that there is not', ['explain', 'C999'], /^There is no code "C999"/],
    ['a try of what is not there', ['try', '../package'], /^There is no campaign "\.\.\/package"$/],
    ['a try of another folder', ['try', 'bom', '--folder', folder], /^try goes through the built pages/],
    [
      'a comparison for a format',
      ['diff', 'ws10', 'ws10', '--format', 'json'],
      /^There is no format "json", only github$/,
    ],
    ['a comparison with one', ['diff', 'ws10'], /^npm run campaigns -- <command>/],
    ['no command', [], /^npm run campaigns -- <command>/],
  ])('%s', async (_, words, said) => {
    const { code, stdout, stderr } = await campaigns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trim()).toMatch(said);
    expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  });
});

/** A comparison of a bad file with a campaign. */
const compared = (name: string) => () =>
  printDifferences({ before: name, after: 'sound', folder, project: openProject(folder, folder) }, () =>
    expect.unreachable(),
  );

describe('nor can it be compared, and why is said at its place', () => {
  test.each(Object.keys(bad))('%s', (name) => {
    expect(compared(name)).toThrow(/^These campaigns cannot be compared:\n\w+\.json:\d+:\d+: C0\d\d /);
  });

  test.each(['inside', 'dangling'])('%s as a file', (name) => {
    expect(compared(join(folder, `${name}.json`))).toThrow(/C009 This is a folder|^There is no file/);
  });
});

test('texts are not said to be complete where a campaign cannot be read', async () => {
  const own = mkdtempSync(join(tmpdir(), 'campaigns-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  writeFileSync(join(own, 'empty.json'), '');
  const { code, stdout, stderr } = await campaigns(['missing-es', '--folder', own]);
  expect({ code, isComplete: stdout.includes('Every text') }).toEqual({ code: 1, isComplete: false });
  expect(stderr).toMatch(/empty\.json:1:1: C009 The file is empty/);
});

test.each(Object.keys(formats).filter(isFormat))('programs that read %s are told of each file, too', (format) => {
  const names = Object.keys(bad);
  let text = '';
  const print = (printed: string) => (text += printed);
  const command = { folder, root: folder, names, strict: [], format, print };
  expect(checkOnce(command)).toBe(false);
  expect(names.filter((name) => !text.includes(`${name}.json`))).toEqual([]);
});

test('a code is explained with an example and how to mend it', async () => {
  const { code, stdout } = await campaigns(['explain', 'c047']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^## C047 Consent is not asked for before a save\n[^]*```json[^]*\*\*To mend it:\*\*/);
});

test.each([[['--help']], [['check', '--help']], [['check', '-h']]])('%j shows the commands', async (words) => {
  const { code, stdout, stderr } = await campaigns(words);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^npm run campaigns -- <command>\n  check \[NAME\.\.\.\]/);
});
