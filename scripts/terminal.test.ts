import { PassThrough } from 'node:stream';
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
