import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { openedRow } from '#src/server/db/sealed/rows.ts';
import { maxPartBytes } from '#src/domain/pictures.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { gradient, phonePicture } from './testing/makePicture.ts';
import { callsOf, pictureVisitor } from './testing/sendPicture.ts';
import { storedPictures } from './testing/storedPictures.ts';

const server = testServer();
let photo: Buffer;
beforeAll(async () => {
  photo = await phonePicture(3600, 2700);
});

const { db, rowOf, jpegOf, chunks } = storedPictures(server);
const code = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('a picture that is sent', () => {
  test('arrives in parts, and is stored once, upright and without what its file said', async () => {
    const { send, leadId } = await pictureVisitor(server());
    const { pictureId, ...answer } = await send(photo);
    expect(photo.length).toBeGreaterThan(maxPartBytes);
    expect(answer).toEqual({ status: 200, body: { received: photo.length, isStored: true } });
    const row = await rowOf(pictureId);
    const whole = { lead_id: leadId, shot: 'front', width: 2048, height: 1536, object_key: null };
    expect(openedRow(db(), 'picture', row)).toMatchObject(whole);
    const stored = Buffer.from((await jpegOf(pictureId)) ?? []);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Zyx')).toBe(false);
    expect(await chunks(pictureId)).toEqual([]);
  });

  test('is told to the lead receiver, with where it is', async () => {
    const { send, leadId } = await pictureVisitor(server());
    await send(photo);
    const rows = await db().selectFrom('outbox').select('kind').where('lead_id', '=', leadId).orderBy('id').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['lead.saved', 'consent.saved', 'picture.saved']);
  });

  test('goes on where it was cut, ten times, and arrives whole once', async () => {
    const { announce, part } = await pictureVisitor(server());
    const id = randomUUID();
    const step = Math.ceil(photo.length / 11);
    for (let cut = 0; cut <= 10; cut += 1) {
      const { body } = await announce(photo.length, id);
      expect(body.received).toBe(Math.min(cut * step, photo.length));
      const { received = 0 } = body;
      // The answer to the part is lost, and the page begins anew.
      await part(id, received, photo.subarray(received, received + step));
    }
    expect((await announce(photo.length, id)).body).toEqual({ received: photo.length, isStored: true });
    expect(await jpegOf(id)).toBeDefined();
    expect(
      await db().selectFrom('picture_content').select('picture_id').where('picture_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  test('twice in one moment is stored once', async () => {
    const { announce, part } = await pictureVisitor(server());
    const small = await phonePicture(400, 300);
    const { pictureId } = await announce(small.length);
    const answers = await Promise.all([1, 2, 3, 4].map(() => part(pictureId, 0, small)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rowOf(pictureId)).toMatchObject({ received: small.length, width: 400 });
    expect(Buffer.from((await jpegOf(pictureId)) ?? []).length).toBeGreaterThan(1000);
  });

  test('in a part that does not follow changes nothing, and the answer says where to go on', async () => {
    const { announce, part } = await pictureVisitor(server());
    const { pictureId } = await announce(photo.length);
    await part(pictureId, 0, photo.subarray(0, 1000));
    const answers = [
      await part(pictureId, 5000, photo.subarray(5000, 6000)),
      await part(pictureId, 0, photo.subarray(0, 1000)),
    ];
    expect(answers.map(({ body }) => body)).toEqual([1, 2].map(() => ({ received: 1000, isStored: false })));
  });

  test('can be taken away, whole or in part, and sent again', async () => {
    const { announce, send, remove } = await pictureVisitor(server());
    const { pictureId } = await send(photo);
    expect([(await remove(pictureId)).statusCode, (await remove(pictureId)).statusCode]).toEqual([204, 204]);
    expect((await announce(photo.length, pictureId)).body).toEqual({ received: 0, isStored: false });
  });
});

describe('a picture is refused in words', () => {
  test('without a consent, and after it was taken back', async () => {
    const { visitor, slug } = await saveLead(server());
    const { announce } = callsOf(visitor, slug);
    const before = await announce(1000);
    await visitor.call('sendConsent', { body: exampleConsent(slug) });
    const given = await announce(1000);
    await visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false }) });
    const after = await announce(1000);
    expect([before, given, after].map(code)).toEqual([
      [403, 'pictureConsent'],
      [200, undefined],
      [403, 'pictureConsent'],
    ]);
  });

  test('without a consent of who has the lead now', async () => {
    const { visitor, lead, slug } = await saveLead(server());
    await visitor.call('sendConsent', { body: exampleConsent(slug) });
    server().setTime('2026-11-18T18:01:00Z');
    const later = await server().visitor();
    const said = { ...lead, leadId: randomUUID(), email: 'pictures.other@example.org' };
    const { slug: now } = (await update(later, slug, said)).json<LeadSaved>();
    const { announce } = callsOf(later, now);
    const before = await announce(1000);
    await later.call('sendConsent', { body: exampleConsent(now) });
    expect([before, await announce(1000)].map(code)).toEqual([
      [403, 'pictureConsent'],
      [200, undefined],
    ]);
    server().setTime();
  });

  test('for a campaign that asks for none, above its size, and above their number', async () => {
    const { announce } = await pictureVisitor(server());
    const unasked = await announce(1000, randomUUID(), { campaign: 'ws10' });
    const unknown = await announce(1000, randomUUID(), { campaign: '../../etc/passwd' });
    const heavy = await announce(5 * 1024 * 1024 + 1);
    for (let n = 0; n < 12; n += 1) await announce(1000);
    const many = await announce(1000);
    expect([unasked, unknown, heavy, many].map(code)).toEqual([
      [403, 'pictureUnasked'],
      [403, 'pictureUnasked'],
      [422, 'pictureHeavy'],
      [409, 'pictureMany'],
    ]);
  });

  test('that is none, and nothing of it stays', async () => {
    const { send } = await pictureVisitor(server());
    const file = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from('<script>alert(1)</script>')]);
    const { pictureId, ...answer } = await send(file);
    expect(code(answer)).toEqual([422, 'pictureBroken']);
    expect(await db().selectFrom('picture').select('shot').where('picture_id', '=', pictureId).execute()).toEqual([]);
    expect(await chunks(pictureId)).toEqual([]);
  });

  test('of somebody else', async () => {
    const owner = await pictureVisitor(server());
    const other = await pictureVisitor(server());
    const { pictureId } = await owner.send(photo);
    const answers = [
      await other.announce(photo.length, pictureId),
      await other.part(pictureId, 0, photo.subarray(0, 10)),
    ];
    await other.remove(pictureId);
    expect(answers.map(code)).toEqual([
      [409, 'otherPicture'],
      [404, 'notFound'],
    ]);
    expect(await jpegOf(pictureId)).toBeDefined();
  });
});

test('a picture of another size and kind than was said does not come in', async () => {
  const { announce, part } = await pictureVisitor(server());
  const png = await gradient(240, 240).jpeg().toBuffer();
  const { pictureId } = await announce(100);
  expect((await part(pictureId, 0, png)).body).toEqual({ received: 0, isStored: false });
});
