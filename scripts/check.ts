import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Scripts of package.json that read the sources and need nothing of each other, the longest first. */
const checks = [['format:check'], ['typecheck'], ['unused'], ['lint'], ['generate', '--', '--check']];

/** Runs a script to its end and prints how long it took and, if it failed, its whole output. */
async function passes([name = '', ...parameters]: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // There npm is a script of the shell.
  });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  const [output, errors, hasPassed] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${hasPassed ? '✓' : '✗'} ${name} ${seconds} s${hasPassed ? '' : `\n${output}${errors}`}`);
  return hasPassed;
}

const outcomes = await Promise.all(checks.map(passes));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
