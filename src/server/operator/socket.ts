import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { commands } from '#src/server/operator/commands/registry.ts';
import type { Database } from '#src/server/db/schema.ts';
import { listLeads, type ListedLead } from '#src/server/leads/list.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** Longest address of a socket file that every system takes. */
const MAX_SOCKET_PATH = 100;

type AdminParts = { db: Kysely<Database>; settings: Settings };
/** What a command tells over the socket, one per line. */
type Told = { line: string } | { isWell: boolean } | { mistake: string };

/** Where a running server with this data folder answers the command line, and nobody else: a file of its owner. */
function socketOf(dataDir: string): string {
  const name = `openscreener-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(dataDir, 'admin.sock');
  return Buffer.byteLength(inFolder) > MAX_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inFolder;
}

/** Answers the command line. The caller holds the lock of the data folder, so a socket left over is a dead one. */
export async function openAdmin(parts: AdminParts): Promise<{ close(): void }> {
  const socket = socketOf(parts.settings.dataDir);
  rmSync(socket, { force: true });
  const server = createServer((incoming, outgoing) => {
    const answered = incoming.method === 'POST' ? perform(parts, incoming, outgoing) : list(parts, incoming, outgoing);
    answered.catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  if (process.platform !== 'win32') chmodSync(socket, 0o600);
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function list({ db }: AdminParts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const leads = await listLeads(db, { identity: incoming.url === '/leads?identity=true' });
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(leads));
}

async function perform(parts: AdminParts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const tell = (told: Told) => outgoing.write(`${JSON.stringify(told)}\n`);
  // `commandThroughServer` of the same release wrote it.
  const [name = '', ...parameters] = JSON.parse(await text(incoming)) as string[];
  outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    const isWell = await commands[name]?.({ ...parts, say: (line) => void tell({ line }) }, parameters);
    tell({ isWell: isWell === true });
  } catch (error) {
    tell({ mistake: error instanceof StartError ? error.message : 'The running server could not do it.' });
  }
  outgoing.end();
}

/** The answer of a running server; undefined when none runs on this data folder. */
function ask(dataDir: string, method: 'GET' | 'POST', path: string, body = ''): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    request({ socketPath: socketOf(dataDir), path, method }, resolve)
      .on('error', () => resolve(undefined))
      .end(body);
  });
}

/** The leads as a running server tells them; undefined when none runs on this data folder. */
export async function readThroughServer(dataDir: string, identity: boolean): Promise<ListedLead[] | undefined> {
  const response = await ask(dataDir, 'GET', `/leads?identity=${identity}`);
  if (!response) return undefined;
  // `openAdmin` of the same release wrote it.
  return JSON.parse(await text(response)) as ListedLead[];
}

/** Has a running server do a command. Gives whether all is well; undefined when none runs on this data folder. */
export async function commandThroughServer(
  dataDir: string,
  command: readonly string[],
  say: (line: string) => void,
): Promise<boolean | undefined> {
  const response = await ask(dataDir, 'POST', '/command', JSON.stringify(command));
  if (!response) return undefined;
  for await (const line of createInterface({ input: response })) {
    // `perform` of the same release wrote it.
    const told = JSON.parse(line) as Told;
    if ('mistake' in told) throw new StartError(told.mistake);
    if ('isWell' in told) return told.isWell;
    say(told.line);
  }
  throw new StartError('The running server ended before the command did.');
}
