import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const copy = mkdtempSync(join(tmpdir(), 'project-'));
const campaign = join(copy, 'campaigns/ss2.json');
// The commands run with the Node of the tests.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };
const git = (...words: string[]) => spawnSync('git', words, { cwd: copy, env, encoding: 'utf8' });
const commit = () => git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'campaigns: a change');

/** A working tree of three campaigns; the rest of the project is linked. */
beforeAll(() => {
  for (const name of ['node_modules', 'package.json', 'schemas', 'scripts', 'src', 'widgets'])
    symlinkSync(join(root, name), join(copy, name));
  for (const name of ['consents', 'translations', 'study-search.json', 'ss2.json', 's6.json'])
    cpSync(join(root, 'campaigns', name), join(copy, 'campaigns', name), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: copy });
  git('config', 'core.hooksPath', join(root, 'scripts/campaigns/examples'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const breakIt = () =>
  writeFileSync(campaign, readFileSync(campaign, 'utf8').replace('"name": "ss2"', '"name": "other"'));
const mendIt = () =>
  writeFileSync(campaign, readFileSync(campaign, 'utf8').replace('"name": "other"', '"name": "ss2"'));

afterEach(mendIt);

test('the hook lets a commit of sound campaigns through, and stops one with a finding', () => {
  git('add', 'campaigns');
  expect(commit()).toMatchObject({ status: 0 });
  breakIt();
  git('add', 'campaigns');
  const stopped = commit();
  expect(stopped.status).toBe(1);
  // Git shows what a hook prints as an error.
  expect(stopped.stderr).toMatch(/ss2\.json:\d+:\d+: C003 The name must be that of the file/);
}, 120_000);

test('the check of the workflow fails for a finding, and names it as GitHub shows it', () => {
  const workflow = readFileSync(join(root, 'scripts/campaigns/examples/campaigns.yml'), 'utf8');
  const [, command = ''] = /run: (npm run .*)$/m.exec(workflow) ?? [];
  const run = () => spawnSync('sh', ['-c', command], { cwd: copy, env, encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stdout: '' });
  breakIt();
  expect(run()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^::error file=campaigns\/ss2\.json,line=\d+/),
  });
}, 120_000);

/** The check that watches the copy: the lines that it has printed, and what ends it. */
function watching() {
  const words = [join(root, 'scripts/campaigns.ts'), 'check', '--watch', '--folder', 'campaigns'];
  const child = spawn(process.execPath, words, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { lines: () => text.split('\n'), stop: () => child.kill() };
}

test('the task of VS Code finds each finding of the check that watches, and sees it anew after a change', async () => {
  const tasks = readFileSync(join(root, '.vscode/tasks.json'), 'utf8');
  type Matcher = { pattern: { regexp: string }; background: { beginsPattern: string; endsPattern: string } };
  const [task] = (JSON.parse(tasks) as { tasks: { problemMatcher: Matcher }[] }).tasks;
  if (!task) throw new Error('There is no task.');
  const { pattern, background } = task.problemMatcher;
  const { lines, stop } = watching();
  const matching = (expression: string) => lines().filter((line) => new RegExp(expression).test(line));
  const checked = async (times: number) => {
    while (matching(background.endsPattern).length < times) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    await checked(1);
    breakIt();
    await checked(2);
  } finally {
    stop();
  }
  expect(matching(background.beginsPattern)).toHaveLength(2);
  const found = lines().flatMap((line) => [new RegExp(pattern.regexp).exec(line)].filter((match) => match !== null));
  expect(found.map(([, severity, file, , , code]) => [severity, file, code])).toEqual([
    [undefined, 'campaigns/ss2.json', 'C003'],
  ]);
}, 120_000);
