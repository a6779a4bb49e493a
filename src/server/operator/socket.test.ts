import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#src/server/db/schema.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { whyOpen } from './ownFolder.ts';
import { socketPlace } from './socket.ts';
import { leadsOfServer, runInServer } from './socketClient.ts';
import { openSocket } from './socketServer.ts';

const made = { temporary: '', dataDir: '' };

beforeEach(() => {
  made.temporary = mkdtempSync(join(tmpdir(), 'os-'));
  vi.stubEnv('TMPDIR', made.temporary);
  made.dataDir = join(made.temporary, 'far'.repeat(20), 'away'.repeat(20));
  mkdirSync(made.dataDir, { recursive: true, mode: 0o700 });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(made.temporary, { recursive: true, force: true });
});

const seen = (uid: number, mode: number) => ({ uid, mode, isDirectory: () => true });

/** The socket of a data folder whose name is too long for one. */
const newPlace = () => {
  const { path, sharedFolder = '' } = socketPlace(made.dataDir);
  return { path, folder: sharedFolder };
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

async function opened(log = fastify().log, damage: (db: Kysely<Database>) => unknown = () => undefined) {
  const { db, close } = await providedEngine().open();
  await damage(db);
  const settings = readSettings({ DATA_DIR: made.dataDir });
  const socket = await openSocket({ db, settings, log }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return async () => {
    socket.close();
    await close();
  };
}

test('a server whose data lie far away meets its commands in a folder of its own, and finds it again', async () => {
  const { path, folder } = newPlace();
  expect([dirname(path), dirname(folder)]).toEqual([folder, made.temporary]);
  await expect(leadsOfServer(made.dataDir, false)).resolves.toBeUndefined();
  const meet = async () => {
    const close = await opened();
    expect([modeOf(folder), modeOf(path)]).toEqual([0o700, 0o600]);
    await expect(leadsOfServer(made.dataDir, false)).resolves.toEqual([]);
    await close();
  };
  await meet();
  await meet();
});

test('a folder that others may use is refused by the server and by its commands, and nothing is said to who waits there', async () => {
  const { path, folder } = newPlace();
  const heard: unknown[] = [];
  const stranger = createServer((incoming, outgoing) => {
    heard.push(incoming.url);
    outgoing.end('[]');
  });
  const other = join(made.temporary, 'other');
  mkdirSync(other, { mode: 0o700 });
  const openFolder = () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
  };
  for (const make of [openFolder, () => symlinkSync(other, folder)]) {
    make();
    await new Promise<void>((resolve) => stranger.listen(path, resolve));
    const words =
      /^The folder .*openscreener-.* (is open to others|is a link or a file)\. Remove it, or choose a shorter DATA_DIR/;
    await expect(leadsOfServer(made.dataDir, true)).rejects.toThrow(words);
    await expect(runInServer(made.dataDir, ['privacy', 'erase', '+13125550100'], () => undefined)).rejects.toThrow(
      words,
    );
    await expect(opened()).rejects.toThrow(StartError);
    await new Promise((resolve) => stranger.close(resolve));
    rmSync(folder, { recursive: true });
  }
  expect(heard).toEqual([]);
});

test('a server that ends before its answer does is told in one sentence', async () => {
  const dataDir = mkdtempSync(join(made.temporary, 'near-'));
  const dying = createServer((_incoming, outgoing) => {
    outgoing.write('{"line":"one"}\n', () => outgoing.destroy());
  });
  await new Promise<void>((resolve) => dying.listen(socketPlace(dataDir).path, resolve));
  const printed: string[] = [];
  const words = 'The running server ended before the command did.';
  await expect(runInServer(dataDir, ['privacy', 'retain'], (line) => printed.push(line))).rejects.toThrow(words);
  await expect(leadsOfServer(dataDir, false)).rejects.toThrow(words);
  expect(printed).toEqual(['one']);
  dying.close();
});

test('what somebody wrote ends no line of an answer, whatever signs it has and wherever it is parted', async () => {
  const dataDir = mkdtempSync(join(made.temporary, 'near-'));
  const lines = ['one\u2028two\u2029three\u0085four\rfive', '', 'six ñ'];
  const answer = Buffer.from(
    [...lines.map((line) => ({ line })), { isOk: true }].map((one) => `${JSON.stringify(one)}\n`).join(''),
  );
  const telling = createServer((_incoming, outgoing) => {
    for (const byte of answer) outgoing.write(Buffer.of(byte));
    outgoing.end();
  });
  await new Promise<void>((resolve) => telling.listen(socketPlace(dataDir).path, resolve));
  const printed: string[] = [];
  const command = runInServer(dataDir, ['privacy', 'export', 'a-slug'], (line) => printed.push(line));
  await expect(command).resolves.toBe(true);
  expect(printed).toEqual(lines);
  telling.close();
});

test('the log of the server says where a command failed by no mistake of its operator, and quotes nothing', async () => {
  const lines: string[] = [];
  const { log } = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  const close = await opened(log, (db) => sql`drop table lead cascade`.execute(db));
  const command = runInServer(made.dataDir, ['privacy', 'export', '+13125550100'], () => undefined);
  await expect(command).rejects.toThrow('its log says where it failed');
  await close();
  expect(lines.join('')).toMatch(/"fault":\{"name":.*"msg":"fault"/);
  expect(lines.join('')).not.toContain('5550100');
});

test('who owns the data owns the folder, or root, and nobody else may put another in its place', () => {
  const shared = seen(0, 0o41777);
  expect(whyOpen(seen(1000, 0o40700), shared, 1000)).toBeUndefined();
  expect(whyOpen(seen(0, 0o40700), shared, 1000)).toBeUndefined();
  expect(whyOpen(seen(1001, 0o40700), shared, 1000)).toBe('belongs to somebody else');
  expect(whyOpen(seen(1000, 0o40710), shared, 1000)).toBe('is open to others');
  const replaceable = 'lies where others may put their own in its place';
  expect(whyOpen(seen(1000, 0o40700), seen(0, 0o40777), 1000)).toBe(replaceable);
  expect(whyOpen(seen(1000, 0o40700), seen(1001, 0o40700), 1000)).toBe(replaceable);
  expect(whyOpen(seen(1000, 0o40700), seen(1000, 0o40700), 1000)).toBeUndefined();
});
