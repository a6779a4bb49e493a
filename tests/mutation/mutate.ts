import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { changedLines } from './changedLines.ts';
import { equivalents } from './equivalents.ts';
import { isOf, outcomesOf, percentOf, scoresOf, sentenceOf, type Outcome, type Report } from './outcomes.ts';
import { roomAt, rooms } from './rooms.ts';

/**
 * Changes the code at each place in turn, and prints the changes that no test finds and for each folder the share that was
 * found of those that tests met. Fails where that is below 90 percent.
 *
 *   npm run mutate -- src/rules src/domain/age.ts --since main --workers 2
 */
const { values, words } = commandFlags({ since: 'text', workers: 1 }, { takesWords: true });

const LEAST_PERCENT = 90;

/** What to mutate at the paths, as patterns of Stryker. */
function targetsAt(paths: readonly string[]): string[] {
  if (values.since === undefined) return paths.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`));
  return changedLines(values.since, paths)
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ file, first, last }) => `${file}:${first}-${last}`);
}

/** Runs Stryker in a folder that goes when it ends. */
function report(folder: string, mutate: readonly string[], testFiles: readonly string[]): Report {
  const [settings, fileName] = [join(folder, 'stryker.json'), join(folder, 'report.json')];
  const options = {
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/testing/**'],
    testFiles,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    // What runs only while a file loads is texts, tables and examples; each such mutant would need every test.
    ignoreStatic: true,
    concurrency: values.workers,
    // Tests on databases take minutes on a busy machine, before any mutant.
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName },
    logLevel: 'warn',
    // Stryker cannot ask the native compiler, and nothing here is compiled.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['.data', 'dist', 'test-results', 'tests/pictures'],
    tempDirName: join(folder, 'copies'),
  };
  writeFileSync(settings, JSON.stringify(options));
  const { status } = spawnSync('npx', ['stryker', 'run', settings], {
    stdio: 'inherit',
    shell: process.platform === 'win32', // There npx is a script of the shell.
  });
  if (status !== 0) throw new Error('Stryker could not run.');
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}

function outcomesAt(paths: readonly string[], tests: readonly string[]): Outcome[] {
  const targets = targetsAt(paths);
  if (targets.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-mutants-'));
  try {
    return outcomesOf(report(folder, targets, tests));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = words.map((path) => path.replace(/\/$/, ''));
const elsewhere = asked.filter((path) => !roomAt(path));
if (elsewhere.length > 0) {
  console.error(
    `Only code in ${rooms.map(({ folder }) => folder).join(', ')} is changed, not ${elsewhere.join(', ')}.`,
  );
  process.exit(2);
}
const outcomes = rooms.flatMap((room) => {
  const paths = asked.length === 0 ? [room.folder] : asked.filter((path) => roomAt(path) === room);
  return paths.length === 0 ? [] : outcomesAt(paths, room.tests);
});

const survivors = outcomes.filter(({ status }) => status === 'Survived');
const unknown = survivors.filter((outcome) => !equivalents.some((entry) => isOf(entry, outcome)));
for (const outcome of unknown) console.log(sentenceOf(outcome));

const scores = scoresOf(outcomes.filter((outcome) => outcome.status !== 'Survived' || unknown.includes(outcome)));
for (const score of scores)
  console.log(
    `${score.folder}: ${percentOf(score)} %, ${score.found} of ${score.met} found, ${score.missed} met by no test`,
  );

// Of a file of which only some lines were mutated not all survivors are known.
const whole = new Set(values.since === undefined ? outcomes.map(({ file }) => file) : []);
const outdated = equivalents.filter(
  (entry) => whole.has(entry.file) && !survivors.some((outcome) => isOf(entry, outcome)),
);
for (const { file, from, to } of outdated) console.log(`No survivor any more: ${file}: ${from} became ${to}`);

if (outdated.length > 0 || scores.some((score) => percentOf(score) < LEAST_PERCENT)) process.exitCode = 1;
