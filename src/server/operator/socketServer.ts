import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { performCommand } from '#src/server/operator/commands/perform.ts';
import type { Database } from '#src/server/db/schema.ts';
import { logError } from '#src/server/http/errors.ts';
import { listLeads } from '#src/server/leads/list.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { requireOwnFolder } from './ownFolder.ts';
import { socketPlace, type Message, type SocketPlace } from './socket.ts';

type AdminParts = { db: Kysely<Database>; settings: Settings; log: FastifyBaseLogger };
/**
 * Answers the command line. The caller has the lock of the data folder, so an existing socket file is stale. Throws a
 * `StartError` where others may reach it.
 */
export async function openSocket(parts: AdminParts): Promise<{ close(): void }> {
  const { dataDir } = parts.settings;
  const place = socketPlace(dataDir);
  makeSharedFolder(place, dataDir);
  const socket = place.path;
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

function makeSharedFolder({ sharedFolder }: SocketPlace, dataDir: string): void {
  if (sharedFolder === undefined) return;
  // Made with its rights, and in one step: what is there already is looked at.
  if (!requireOwnFolder(sharedFolder, dataDir)) mkdirSync(sharedFolder, { mode: 0o700 });
  requireOwnFolder(sharedFolder, dataDir);
}

async function list({ db }: AdminParts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const leads = await listLeads(db, { identity: incoming.url === '/leads?identity=true' });
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(leads));
}

async function perform(parts: AdminParts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const send = (message: Message) => outgoing.write(`${JSON.stringify(message)}\n`);
  // `runInServer` of the same release wrote it.
  const command = JSON.parse(await text(incoming)) as string[];
  outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    const print = (line: string) => void send({ line });
    const progress = (line: string) => void send({ progress: line });
    send({ isOk: await performCommand({ ...parts, print, progress }, command) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isForOperator = error instanceof StartError;
    if (!isForOperator) logError(parts.log, error);
    send({
      error: isForOperator ? error.message : 'The running server could not do it; its log says where it failed.',
    });
  }
  outgoing.end();
}
