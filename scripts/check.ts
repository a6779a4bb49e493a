import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Scripts of package.json that read the sources and need nothing of each other, the longest first. */
const checks = [['format:check'], ['typecheck'], ['unused'], ['lint'], ['generate', '--', '--check']];

/** Runs a script to its end, says how long it took and, where it failed, everything that it said. */
async function passes([name = '', ...parameters]: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // There npm is a script of the shell.
  });
  const ended = new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)));
  const [said, complained, isWell] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isWell ? '✓' : '✗'} ${name} ${seconds} s${isWell ? '' : `\n${said}${complained}`}`);
  return isWell;
}

const outcomes = await Promise.all(checks.map(passes));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
