import { expect, test } from 'vitest';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';
import { pictureStorage } from './storage.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();

test('a picture that is announced while its lead goes over to somebody else is nobody’s', async () => {
  const { announce, leadId } = await pictureVisitor(server());
  expect((await whileHandedOver(server(), leadId, () => announce(1000))).status).toBe(404);
  const { db } = server();
  expect(await db.selectFrom('picture').select('picture_id').where('lead_id', '=', leadId).execute()).toEqual([]);
});

test('a picture that is read while its lead goes over to somebody else is not stored', async () => {
  const { announce, part, leadId } = await pictureVisitor(server());
  const photo = await phonePicture(400, 300);
  const { pictureId } = await announce(photo.length);
  expect((await whileHandedOver(server(), leadId, () => part(pictureId, 0, photo))).status).toBe(404);
  const { db } = server();
  const stored = db.selectFrom('picture').select('picture_id').where('stored_at', 'is not', null);
  expect(await stored.where('lead_id', '=', leadId).execute()).toEqual([]);
});

test('a picture that is read while its person is erased, or it is removed, is stored nowhere, and the visitor is told', async () => {
  const { announce, part, leadId } = await pictureVisitor(server());
  const photo = await phonePicture(400, 300);
  const { pictureId } = await announce(photo.length);
  const { db, clock } = server();
  const row = await db.selectFrom('picture').selectAll().where('picture_id', '=', pictureId).executeTakeFirstOrThrow();
  await eraseLead(db, { leadId, reason: 'asked', at: clock() });
  await pictureStorage(db, readSettings({})).write(row, photo);
  expect((await part(pictureId, 0, photo)).status).toBe(404);
  const content = db.selectFrom('picture_content').select('picture_id').where('picture_id', '=', pictureId);
  expect(await content.execute()).toEqual([]);
});
