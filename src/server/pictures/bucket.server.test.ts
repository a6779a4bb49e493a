import { createDecipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createDoor, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { leadsAsTheyAre } from '#src/server/outbox/body.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings, type Settings } from '#src/server/settings/settings.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { bucketOf } from './bucket.ts';
import { pictureStorage, removeDeletedObjects } from './storage.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const folder = mkdtempSync(join(tmpdir(), 'openscreener-bucket-'));
const keys = { PICTURES_KEY_ID: 'S3RVER', PICTURES_SECRET: 'S3RVER' };
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures' }],
});
/** The way to the bucket, which keeps its port while the bucket is away: another process could take one that is given up. */
const way = { isOpen: true, port: 0, sockets: new Set<Socket>() };
const door = createDoor((socket) => {
  const inner = connect(way.port, '127.0.0.1');
  pass(socket, inner);
  pass(inner, socket);
  if (!way.isOpen) socket.destroy();
});
function pass(from: Socket, to: Socket): void {
  way.sockets.add(from);
  from.on('error', () => undefined);
  from.once('close', () => {
    way.sockets.delete(from);
    to.destroy();
  });
  from.pipe(to);
}
let environment = {};
let settings: Settings;

beforeAll(async () => {
  way.port = (await s3.run()).port;
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const { port } = door.address() as AddressInfo; // It listens on a port.
  environment = { ...keys, PICTURES_URL: `http://127.0.0.1:${port}/pictures` };
  settings = readSettings(environment);
});
afterAll(async () => {
  door.close();
  for (const socket of way.sockets) socket.destroy();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const server = testServer({ environment: () => environment });
const objectKey = (id: string) => `pictures/${id}.sealed`;
const isThere = (id: string) =>
  bucketOf(settings)
    ?.get(objectKey(id))
    .then(
      () => true,
      () => false,
    );

test('pictures are stored in a bucket, exported from it, and leave it with their person', async () => {
  const { send, slug, leadId } = await pictureVisitor(server());
  const { pictureId, status } = await send(await phonePicture(800, 600));
  const row = await server()
    .db.selectFrom('picture')
    .selectAll()
    .where('picture_id', '=', pictureId)
    .executeTakeFirstOrThrow();
  expect([status, row.object_key]).toEqual([200, objectKey(pictureId)]);
  expect(await server().db.selectFrom('picture_content').select('picture_id').execute()).toEqual([]);
  const jpeg = await pictureStorage(server().db, settings).read(row);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  const { lines } = await runCommand(server(), ['privacy', 'export', slug], environment);
  expect(lines.join('\n')).toContain(Buffer.from(jpeg ?? []).toString('base64'));

  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
  expect(await isThere(pictureId)).toBe(true);
  expect(await removeDeletedObjects(server().db, settings)).toBe(1);
  expect(await isThere(pictureId)).toBe(false);
  expect(await removeDeletedObjects(server().db, settings)).toBe(0);
});

test('in the bucket a picture is sealed, and the lead receiver opens it by what it is told', async () => {
  const { send, leadId } = await pictureVisitor(server());
  const { pictureId } = await send(await phonePicture(800, 600));
  const object = Buffer.from((await bucketOf(settings)?.get(objectKey(pictureId))) ?? []);
  await expect(sharp(object).metadata()).rejects.toThrow('unsupported image format');

  const told = (await leadsAsTheyAre(server().db, [leadId])).get(leadId)?.().lead?.pictures[0];
  const key = Buffer.from(told?.objectSecret ?? '', 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, object.subarray(6, 18), { authTagLength: 16 })
    .setAAD(Buffer.from(`["picture","object","${pictureId}"]`))
    .setAuthTag(object.subarray(-16));
  const jpeg = Buffer.concat([decipher.update(object.subarray(18, -16)), decipher.final()]);
  expect(createHash('sha256').update(jpeg).digest('hex')).toBe(told?.sha256);
  expect(object.includes(jpeg.subarray(0, 20))).toBe(false);
});

test('a picture that an earlier release stored plain is read as it is', async () => {
  const { send } = await pictureVisitor(server());
  const { pictureId } = await send(await phonePicture(800, 600));
  const plain = await phonePicture(400, 300);
  await bucketOf(settings)?.put(objectKey(pictureId), plain);
  const row = await server()
    .db.updateTable('picture')
    .set({ object_secret: null })
    .where('picture_id', '=', pictureId)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(plain.equals((await pictureStorage(server().db, settings).read(row)) ?? new Uint8Array())).toBe(true);
});

test('while the bucket is away nothing is lost: the same upload ends well once it is back', async () => {
  const { send, announce, part } = await pictureVisitor(server());
  const file = await phonePicture(800, 600);
  way.isOpen = false;
  for (const socket of way.sockets) socket.destroy();
  const away = await send(file);
  expect([away.status, away.body.error]).toEqual([503, 'unavailable']);
  way.isOpen = true;
  expect((await announce(file.length, away.pictureId)).body).toEqual({ received: file.length, isStored: false });
  expect((await part(away.pictureId, file.length, new Uint8Array())).body).toMatchObject({ isStored: true });
  expect(await isThere(away.pictureId)).toBe(true);
});

test('a key that the bucket does not know is an error that says so', async () => {
  const stranger = bucketOf(readSettings({ ...environment, PICTURES_KEY_ID: 'NOBODY' }));
  await expect(stranger?.put('pictures/x.jpg', new Uint8Array([1]))).rejects.toMatchObject({ code: 'PUT_403' });
});

test('what answers in place of the bucket leads nowhere else, and fills no memory', async () => {
  let body: Uint8Array | undefined;
  const asked: string[] = [];
  const impostor = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (body === undefined) response.writeHead(307, { location: '/elsewhere' }).end();
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
  const { port } = impostor.address() as AddressInfo; // It listens on a port.
  const bucket = bucketOf(readSettings({ ...keys, PICTURES_URL: `http://127.0.0.1:${port}/pictures` }));
  await expect(bucket?.put('x', new Uint8Array([1]))).rejects.toMatchObject({ code: 'PUT_TypeError' });
  expect(asked).toEqual(['/pictures/x']);
  body = gzipSync(Buffer.alloc(80 * 1024 * 1024));
  await expect(bucket?.get('x')).rejects.toMatchObject({ code: 'GET_200' });
  impostor.close();
});

test.each(['PICTURES_KEY_ID', 'PICTURES_SECRET'])('a bucket needs %s', (name) => {
  expect(() => readSettings({ ...environment, [name]: '' })).toThrow('PICTURES_URL needs');
});
