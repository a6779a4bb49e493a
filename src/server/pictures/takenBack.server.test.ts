import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { uploadBudget } from './budget.ts';
import { receivePart } from './receive.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();

/** A visitor who has announced a picture, the picture, and ways to take the consent back and to count what is kept. */
async function announced() {
  const { visitor, slug, leadId, announce, part } = await pictureVisitor(server());
  const photo = await phonePicture(400, 300);
  const { pictureId } = await announce(photo.length);
  const takeBack = () => visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false }) });
  const kept = async () => {
    const tables = (['picture', 'picture_chunk', 'picture_content'] as const).map((table) =>
      server().db.selectFrom(table).select('picture_id').where('lead_id', '=', leadId).execute(),
    );
    return (await Promise.all(tables)).flat();
  };
  return { slug, pictureId, photo, part, takeBack, kept };
}

test('a picture whose consent is taken back while it comes is not stored, and nothing of it stays', async () => {
  const { pictureId, photo, part, takeBack, kept } = await announced();
  await part(pictureId, 0, photo.subarray(0, 1000));
  await takeBack();
  const { status, body } = await part(pictureId, 1000, photo.subarray(1000));
  expect([status, body.error]).toEqual([403, 'pictureConsent']);
  expect(await kept()).toEqual([]);
});

test('nor is one whose consent is taken back while it is read', async () => {
  const { slug, pictureId, photo, takeBack, kept } = await announced();
  const { db, clock } = server();
  const decode = async () => {
    await takeBack();
    return { jpeg: photo, width: 400, height: 300 };
  };
  const tools = { decoder: { decode }, budget: uploadBudget(0, undefined) };
  const received = receivePart({ db, clock, settings: readSettings({}) }, tools, {
    slug,
    pictureId,
    offset: 0,
    data: photo,
    address: '',
  });
  await expect(received).rejects.toMatchObject({ problem: { error: 'pictureConsent' } });
  expect(await kept()).toEqual([]);
});
