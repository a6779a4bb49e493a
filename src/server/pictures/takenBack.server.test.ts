import { expect, test } from 'vitest';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();

test('a picture whose consent is taken back while it comes is not stored, and nothing of it stays', async () => {
  const { visitor, slug, leadId, announce, part } = await pictureVisitor(server());
  const photo = await phonePicture(400, 300);
  const { pictureId } = await announce(photo.length);
  await part(pictureId, 0, photo.subarray(0, 1000));
  await visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false }) });
  const { status, body } = await part(pictureId, 1000, photo.subarray(1000));
  expect([status, body.error]).toEqual([403, 'pictureConsent']);
  const { db } = server();
  for (const table of ['picture', 'picture_chunk'] as const)
    expect(await db.selectFrom(table).select('picture_id').where('lead_id', '=', leadId).execute()).toEqual([]);
});
