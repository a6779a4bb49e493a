import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '#scripts/freePort.ts';
import { readImage } from './dockerfile.ts';
import type { EmptyRoot } from './emptyRoot.ts';
import { within } from './within.ts';

export type Check = (what: string, holds: boolean, seen?: string) => void;

/** Runs what the image runs: its command, its health check, its commands, and the signal to stop. */
export async function tryRoot({ start }: EmptyRoot, check: Check): Promise<void> {
  const { command, health } = readImage();
  const port = String(await freePort());
  const environment = { HOST: '127.0.0.1', PORT: port };
  const ended = async (words: readonly string[]) => {
    const child = start(words, environment);
    const output = child.stdout ? text(child.stdout) : Promise.resolve('');
    const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
    await once(child, 'close');
    return { code: child.exitCode, output: `${await output}${await errors}`.trim() };
  };
  const server = start(command, environment);
  const log = { text: '' };
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (log.text += String(part)));
  const isUp = await within(240_000, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  check('the server starts as a user without rights', isUp, isUp ? '' : log.text.slice(-2000));
  if (!isUp) return void server.kill('SIGKILL');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  check('its first page', page.ok && (await page.text()).includes('<script'), String(page.status));
  const checked = await ended(health);
  check('the health check of the image', checked.code === 0, checked.output);
  const verified = await ended(['node', 'scripts/operate.ts', 'consents', 'verify']);
  check('a command of the operator', verified.code === 0, verified.output);
  const listed = await ended(['node', 'scripts/leads.ts']);
  check('the list of leads', listed.code === 0, listed.output);
  const find = "console.log(require('node:fs').globSync('{src,scripts,widgets}/**/{testing,*.test.*}').join())";
  const tests = await ended(['node', '-e', find]);
  check('no tests are there', tests.code === 0 && tests.output === '', tests.output.slice(0, 200));
  const written = await ended(['node', '-e', "require('node:fs').writeFileSync('/app/mine', '')"]);
  check('nothing but the data can be written', written.code !== 0 && /EACCES|EROFS/.test(written.output));
  server.kill('SIGTERM');
  await once(server, 'close');
  check('it ends when it is told to', server.exitCode === 0, String(server.exitCode));
}
