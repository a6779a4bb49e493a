import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import { listLeads, type ListedLead } from './leads/list.ts';

/** Longest address of a socket file that every system takes. */
const MAX_SOCKET_PATH = 100;

/** Where a running server with this data folder answers the command line, and nobody else: a file of its owner. */
function socketOf(dataDir: string): string {
  const name = `openscreener-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(dataDir, 'admin.sock');
  return Buffer.byteLength(inFolder) > MAX_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inFolder;
}

/** Answers `readThroughServer`. The caller holds the lock of the data folder, so a socket left over is a dead one. */
export async function openAdmin(dataDir: string, db: Kysely<Database>): Promise<{ close(): void }> {
  const socket = socketOf(dataDir);
  rmSync(socket, { force: true });
  const server = createServer((incoming, outgoing) => {
    const identity = incoming.url === '/leads?identity=true';
    listLeads(db, { identity }).then(
      (leads) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(leads)),
      () => outgoing.writeHead(503).end(),
    );
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

/** The leads as a running server tells them; undefined when none runs on this data folder. */
export function readThroughServer(dataDir: string, identity: boolean): Promise<ListedLead[] | undefined> {
  return new Promise((resolve, reject) => {
    const path = `/leads?identity=${identity}`;
    request({ socketPath: socketOf(dataDir), path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error('The running server could not read its database.'));
        // `openAdmin` of the same release wrote it.
        resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as ListedLead[]);
      });
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}
