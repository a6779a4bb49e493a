import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '#src/server/testing/process.ts';
import { campaignsCommand } from './campaignsCommand.ts';

/** Runs a command in this process: Node takes longer to load one than most of them run. */
async function campaigns(words: string[]) {
  let [stdout, stderr] = ['', ''];
  const print = (line: string) => void (stdout += `${line}\n`);
  const printError = (line: string) => void (stderr += `${line}\n`);
  const code = await campaignsCommand(words, { print, printError });
  return { code, stdout, stderr };
}

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
    ['a try of another folder', ['try', 'ws10', '--folder', 'scripts'], /^try goes through the built pages/],
    [
      'a comparison for a format',
      ['diff', 'ws10', 'ws10', '--format', 'json'],
      /^There is no format "json", only github$/,
    ],
    ['a comparison with one', ['diff', 'ws10'], /^diff takes more than that: npm run campaigns -- diff A B$/],
    ['one of nothing', ['show'], /^show takes more than that: npm run campaigns -- show NAME$/],
    ['a new one of nothing', ['new', 'x'], /^new takes more than that: npm run campaigns -- new NAME --from BASE$/],
    [
      'a command that there is not',
      ['chekc', 'ws10'],
      /^There is no command "chekc"\. Did you mean "check"\?\n\nnpm run/,
    ],
    [
      'a language that is none of ours',
      ['missing-xx'],
      /^There is no command "missing-xx"\. Did you mean "missing-es"\?/,
    ],
    ['no command', [], /^npm run campaigns -- <command>/],
  ])('%s', async (_, words, said) => {
    const { code, stdout, stderr } = await campaigns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trim()).toMatch(said);
    expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  });
});

test('a process ends with the code of its command, and says on the line for errors why it cannot run', async () => {
  const known = await run('scripts/campaigns.ts', ['explain', 'C047'], {});
  const unknown = await run('scripts/campaigns.ts', ['explain', 'C999'], {});
  expect(known).toEqual({ code: 0, output: expect.stringMatching(/^## C047/), errors: '' });
  expect(unknown).toEqual({ code: 2, output: '', errors: expect.stringMatching(/^There is no code "C999".*\n$/) });
});

test('texts are not said to be complete where a campaign cannot be read', async () => {
  const own = mkdtempSync(join(tmpdir(), 'campaigns-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  writeFileSync(join(own, 'empty.json'), '');
  const { code, stdout, stderr } = await campaigns(['missing-es', '--folder', own]);
  expect({ code, isComplete: stdout.includes('Every text') }).toEqual({ code: 1, isComplete: false });
  expect(stderr).toMatch(/empty\.json:1:1: C009 The file is empty/);
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
