import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings, type Settings } from '#src/server/settings/settings.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { pictureStorage, removeDeletedObjects } from './storage.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();

/** A bucket with its objects, which takes each only after what a test does meanwhile. */
const bucket = { objects: new Set<string>(), meanwhile: () => Promise.resolve() };
const http = createServer((request, response) => {
  const { method, url = '' } = request;
  request.resume().on('end', () => {
    if (method === 'DELETE') bucket.objects.delete(url);
    const taken = method === 'PUT' ? bucket.meanwhile().then(() => bucket.objects.add(url)) : Promise.resolve();
    void taken.then(() => response.writeHead(method === 'DELETE' ? 204 : 200).end());
  });
});
let settings: Settings;

beforeAll(async () => {
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo; // It listens on a port.
  const keys = { PICTURES_KEY_ID: 'id', PICTURES_SECRET: 'a secret' };
  settings = readSettings({ ...keys, PICTURES_URL: `http://127.0.0.1:${port}/pictures` });
});
afterAll(() => http.close());

test('no object stays of who is erased, and whose deleted objects are removed, while the bucket takes it', async () => {
  const { db, clock } = server();
  const { announce, leadId } = await pictureVisitor(server());
  const { pictureId } = await announce(1000);
  const row = await db.selectFrom('picture').selectAll().where('picture_id', '=', pictureId).executeTakeFirstOrThrow();
  bucket.meanwhile = async () => {
    await eraseLead(db, { leadId, reason: 'asked', at: clock() });
    await removeDeletedObjects(db, settings);
  };
  await pictureStorage(db, settings).write(row, Buffer.from('what it shows'));
  expect(bucket.objects.size).toBe(1);
  await removeDeletedObjects(db, settings);
  expect([...bucket.objects]).toEqual([]);
});
