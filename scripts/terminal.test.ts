import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { terminal } from './terminal.ts';

/** What a stream has got after a line was printed. */
function printed(isTTY: boolean, line: string): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 });
  terminal(stream).print(line);
  return String(stream.read());
}

const name = 'Mallory\u001B]0;root\u0007\u001B[2J\u009B31m \u202Egnp.exe\b\r';

test('what a visitor typed commands no terminal', () => {
  const shown = printed(true, `1  ${name}\nin two lines`);
  expect(shown).toMatch(/^1 {2}Mallory[^\p{C}]* gnp\.exe[^\p{C}]*\nin two lines\n$/u);
});

test('what goes elsewhere commands no terminal that shows it later, and is as it is otherwise', () => {
  const shown = printed(false, `1\t${name}\nin two lines, \u202E as typed`);
  expect(shown).not.toMatch(/(?![\n\t])\p{Cc}/u);
  expect(shown).toMatch(/^1\tMallory.* \u202Egnp\.exe.*\nin two lines, \u202E as typed\n$/u);
});

/** A program that prints lines once its input has ended, and then says that it has come to its end. */
const printing = `
  import { setImmediate as turn } from 'node:timers/promises';
  import { terminal } from './scripts/terminal.ts';
  for await (const _ of process.stdin);
  const { print, progress, end } = terminal(process.stdout);
  for (const write of [print, progress, print]) {
    write('a line');
    await turn();
  }
  end();
  console.error('at its end');`;

test('a command whose reader has seen enough goes on to its end without a word', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', printing]);
  const [said, ended] = [text(child.stderr), once(child, 'exit')];
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  expect([await said, await ended]).toEqual(['at its end\n', [0, null]]);
});

test('lines that cannot be written for another reason fail the command', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: false, columns: 80 });
  terminal(stream);
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
  expect(() => stream.emit('error', full)).toThrow('ENOSPC');
});
