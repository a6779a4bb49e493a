import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';

const root = process.cwd();
const leftOut = ['.git', '.data', 'dist', 'node_modules', 'test-results', 'playwright-report'];

/** A copy of the project in a folder of its own, with the packages of this one. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-dev-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  mkdirSync(join(folder, 'node_modules'));
  // One by one, so that what tools write beside the packages stays in the copy.
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !/^\.(?!bin)/.test(entry)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

export type Developer = {
  /** Address of the dev server, without a slash at the end. */
  origin: string;
  /** Saves a file with one text replaced by another; calling the result saves it as it was. */
  edit(file: string, text: string, replacement: string): () => void;
  /** Saves a file twice within so many ms: once with a line more, then as it was. */
  saveTwice(file: string, gapMs: number): Promise<void>;
  /** The check of a campaign as it is saved: for each finding its code and where the dev server opens its witness. */
  check(name: string): { code: string; opensAt?: string }[];
  /** Ends the dev server and removes the copy. */
  stop(): Promise<void>;
};

/** The origin that the dev server prints once it listens. */
function printedOrigin(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    output.on('data', (part: Buffer) => {
      printed += part.toString();
      const address = /(http:\S+)\/signup\s/.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
}

/** Runs `npm run dev` on a copy of the project, whose files a test may change. */
export async function startDeveloping(): Promise<Developer> {
  const folder = copyProject();
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'silent', SHED_LOAD_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, maxRetries: 20 }); // The compiler may be writing its last file.
  };
  const origin = await Promise.race([printedOrigin(child.stdout), ended]);
  if (origin === undefined) throw new Error('The dev server ended before it had an address.');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    origin,
    edit(file, text, replacement) {
      const before = readFileSync(join(folder, file), 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no ${text}.`);
      write(file, before.replace(text, replacement));
      return () => write(file, before);
    },
    async saveTwice(file, gapMs) {
      const before = readFileSync(join(folder, file), 'utf8');
      write(file, `${before}\n`);
      await new Promise((resolve) => setTimeout(resolve, gapMs));
      write(file, before);
    },
    check(name) {
      const script = ['--no-opt', 'scripts/campaigns.ts', 'check', name, '--format', 'json'];
      const env = { ...process.env, PORT: new URL(origin).port };
      const { stdout } = spawnSync(process.execPath, script, { cwd: folder, env, encoding: 'utf8' });
      // One campaign was asked for.
      const { campaigns } = JSON.parse(stdout) as { campaigns: [{ findings: { code: string; opensAt?: string }[] }] };
      return campaigns[0].findings;
    },
    stop,
  };
}
