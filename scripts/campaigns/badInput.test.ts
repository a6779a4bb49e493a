import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  utf16: [Buffer.from(sound('utf16'), 'utf16le'), /utf16\.json:1:1: C009 The file is not UTF-8/],
  con: [sound('con'), /con\.json:2:\d+: C016 "con" is the name of a device in Windows, where no file can be called so/],
  proto: [sound('proto').replace('{', '{ "__proto__": { "isDefault": true },'), /"__proto__" cannot be a name/],
  inherited: [sound('inherited', { constructor: 1 }), /C010 "constructor" is not known here/],
  slashes: [sound('../slashes'), /slashes\.json:2:\d+: C003 The name must be that of the file/],
  Spring: [sound('spring'), /Spring\.json:2:\d+: C003 "Spring" can be no name .*: rename the file to "spring\.json"/],
  snow_: [sound('../snow'), /snow_\.json:2:\d+: C003 "snow_" can be no name .*: rename the file with small letters/],
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
async function campaigns(words: string[], env: NodeJS.ProcessEnv) {
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
  symlinkSync('loop.json', join(folder, 'loop.json'));
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
    [
      'a link to nothing',
      /dangling\.json:1:1: C009 The file cannot be read: it is gone, or a link to a file that is not there$/m,
    ],
    ['a link to itself', /loop\.json:1:1: C009 The file cannot be read: it is a link that leads back to itself$/m],
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
  expect(stdout.match(/^FAIL/gm)).toHaveLength(Object.keys(bad).length + 4);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(20);
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

test.each(Object.keys(formats).filter(isFormat))('programs that read %s are told of each file, too', (format) => {
  const names = Object.keys(bad);
  let text = '';
  const print = (printed: string) => (text += printed);
  const command = { folder, root: folder, names, strict: [], format, print };
  expect(checkOnce(command)).toBe(false);
  expect(names.filter((name) => !text.includes(`${name}.json`))).toEqual([]);
});

test('files beside the campaigns that look like some are told of, as nothing is read from them', () => {
  const beside = mkdtempSync(join(tmpdir(), 'campaigns-'));
  mkdirSync(join(beside, 'spring'));
  for (const file of ['sound.json', 'Autumn.JSON', 'winter.json.txt', 'spring/summer.json', 'notes.txt'])
    writeFileSync(join(beside, file), sound('sound'));
  const printed: string[] = [];
  checkOnce({ folder: beside, root: beside, names: [], strict: [], print: (text) => printed.push(text) });
  rmSync(beside, { recursive: true });
  expect(printed.at(-2)).toBe(
    'No campaign is read from these files: Autumn.JSON, spring/summer.json, winter.json.txt. A campaign is a file of this folder whose name ends in .json',
  );
});

test('a campaign that is named twice is checked once', () => {
  const once = mkdtempSync(join(tmpdir(), 'campaigns-'));
  writeFileSync(join(once, 'empty.json'), '');
  const printed: string[] = [];
  checkOnce({ folder: once, root: once, names: ['empty', 'empty'], strict: [], print: (text) => printed.push(text) });
  rmSync(once, { recursive: true });
  expect(printed.at(-1)).toMatch(/^1 campaign: 1 finding,/);
});
