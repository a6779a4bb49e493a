import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takesChanges } from '#src/server/http/health.ts';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { metricsText } from '#src/server/operator/metrics/listener.ts';
import { openPostgres } from './open.ts';

/** In words of PostgreSQL: you are who you say you are, and you may ask. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const sockets: Socket[] = [];
/** A host that welcomes whoever connects and then says nothing more. */
const silent = createServer((socket) => {
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.once('data', () => socket.write(welcome));
});
let url = '';

beforeEach(async () => {
  await new Promise<void>((done) => {
    silent.listen(0, '127.0.0.1', done);
  });
  const address = silent.address();
  url = `postgres://somebody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/none?sslmode=disable`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  silent.close();
});

test('a database that falls silent holds neither a question nor a connection', async () => {
  const database = openPostgres(url, { silenceMs: 150 });
  // More than there are connections: the last are asked only once the first have been given up.
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => sql`select 1`.execute(database.db)));
  const reasons = asked.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered'));
  expect(new Set(reasons)).toEqual(new Set(['Error: The database fell silent']));
  await database.close();
  expect(sockets).toHaveLength(12);
});

test('it holds up neither the metrics nor who asks whether the server is ready', async () => {
  const { db, close } = openPostgres(url);
  const text = await metricsText({ db, requests: new RequestMetrics(), answerMs: 50 });
  await expect(takesChanges(db, 50)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(text).toMatch(/^openscreener_database_up 0$/m);
  for (const socket of sockets) socket.destroy();
  await close();
});

test('a transaction on it ends too', async () => {
  const database = openPostgres(url, { silenceMs: 150 });
  await expect(database.db.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow('fell silent');
  await database.close();
});
