import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs the tests that stand beside the code, those in the browser beside those in Node: one file at a time has the focus of
 * a browser, and a processor would be idle meanwhile. With words, as `vitest run` takes them, what they name alone.
 */
const words = process.argv.slice(2);

/** Node reads the config as it is written: bundled first, with all that it imports, each run would begin a second later. */
const asWritten = ['--configLoader', 'native'];

/** A run of vitest: its words, and whether what it prints is shown as it comes or in one piece at the end of all. */
type Part = { name: string; parameters: readonly string[]; isLive: boolean };

type Outcome = { name: string; output: string; hasPassed: boolean };

async function run({ name, parameters, isLive }: Part): Promise<Outcome> {
  const child = spawn('npx', ['vitest', 'run', ...asWritten, ...parameters], {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', 'inherit'],
    shell: process.platform === 'win32', // There npx is a script of the shell.
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'));
  });
  const output = child.stdout === null ? '' : await text(child.stdout);
  const code = await ended;
  return { name: code === 0 ? name : `${name} (exit code ${code})`, output, hasPassed: code === 0 };
}

const parts: Part[] =
  words.length > 0
    ? [{ name: 'tests', parameters: words, isLive: true }]
    : [
        { name: 'tests in Node', parameters: ['--project', '!browser*'], isLive: true },
        { name: 'tests in the browser', parameters: ['--project', 'browser*'], isLive: false },
      ];
const outcomes = await Promise.all(parts.map(run));
for (const { output } of outcomes) process.stdout.write(output);
// Last, so that the end of a long log tells which part to look for above.
for (const { name, hasPassed } of outcomes) console.log(`${hasPassed ? '✓' : '✗'} ${name}`);
process.exitCode = outcomes.every(({ hasPassed }) => hasPassed) ? 0 : 1;
