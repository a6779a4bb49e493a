import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs the tests that stand beside the code, those in the browser beside those in Node: one file at a time has the focus of
 * a browser, and a processor would be idle meanwhile. With words, as `vitest run` takes them, what they name alone.
 */
const words = process.argv.slice(2);

/** Node reads the config as it is written: bundled first, with all that it imports, each run would begin a second later. */
const asWritten = ['--configLoader', 'native'];

/** Runs vitest and gives whether all has passed; what it prints is shown as it comes, or in one piece at its end. */
async function passes(parameters: readonly string[], isLive: boolean): Promise<boolean> {
  const child = spawn('npx', ['vitest', 'run', ...asWritten, ...parameters], {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', 'inherit'],
    shell: process.platform === 'win32', // There npx is a script of the shell.
  });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  const output = child.stdout === null ? '' : await text(child.stdout);
  const hasPassed = await ended;
  process.stdout.write(output);
  return hasPassed;
}

const parts: [parameters: readonly string[], isLive: boolean][] =
  words.length > 0
    ? [[words, true]]
    : [
        [['--project', '!browser*'], true],
        [['--project', 'browser*'], false],
      ];
const outcomes = await Promise.all(parts.map(([parameters, isLive]) => passes(parameters, isLive)));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
