import { beforeAll, expect, test } from 'vitest';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';
import { storedPictures } from './testing/storedPictures.ts';

const server = testServer();
const { db, jpegOf } = storedPictures(server);
let photo: Buffer;
beforeAll(async () => {
  photo = await phonePicture(3600, 2700);
});

test('a picture goes with its person, who gets it with everything else first', async () => {
  const { send, leadId, slug } = await pictureVisitor(server());
  const { pictureId } = await send(photo);
  const { lines } = await runCommand(server(), ['privacy', 'export', slug]);
  const exported = JSON.parse(lines.join('\n')) as { picture: { picture_id: string; jpeg: string }[] };
  const jpeg = Buffer.from(exported.picture[0]?.jpeg ?? '', 'base64');
  expect([exported.picture.length, exported.picture[0]?.picture_id]).toEqual([1, pictureId]);
  expect(jpeg.equals(Buffer.from((await jpegOf(pictureId)) ?? []))).toBe(true);
  await eraseLead(db(), { leadId, reason: 'asked', at: new Date() });
  for (const table of ['picture', 'picture_content', 'picture_chunk'] as const)
    expect(await db().selectFrom(table).select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
});

test('it goes by its id or with the others when the operator removes it, and not by the id of another person', async () => {
  const [owner, other] = [await pictureVisitor(server()), await pictureVisitor(server())];
  const small = await phonePicture(400, 300);
  const [first, second, foreign] = [await owner.send(small), await owner.send(small), await other.send(small)];
  const cut = await owner.announce(1000);
  const run = async (...command: string[]) => (await runCommand(server(), ['privacy', ...command])).lines;
  const listed = await run('pictures', owner.slug);
  expect(listed.map((line) => line.split('  ')[0])).toEqual(
    expect.arrayContaining([first.pictureId, second.pictureId, cut.pictureId]),
  );
  expect(listed.filter((line) => /image-capture {2}front {2}400 × 300 pixels {2}kept until/.test(line))).toHaveLength(
    2,
  );
  expect(listed.filter((line) => /0 of 1000 bytes have arrived {2}waits until/.test(line))).toHaveLength(1);
  await expect(run('drop', owner.slug, first.pictureId, foreign.pictureId)).rejects.toThrow('Nothing was removed');
  expect(await run('pictures', owner.slug)).toEqual(listed);
  expect(await run('drop', owner.slug, first.pictureId)).toEqual(['1 picture removed']);
  expect(await run('drop', owner.slug)).toEqual(['2 pictures removed']);
  expect(await run('pictures', owner.slug)).toEqual(['There are no pictures of this person.']);
  expect(await jpegOf(foreign.pictureId)).toBeDefined();
  expect(
    await db().selectFrom('picture_content').select('lead_id').where('lead_id', '=', owner.leadId).execute(),
  ).toEqual([]);
});

test('it goes when the days of its campaign are over, and an unfinished one after a day', async () => {
  const { send, announce } = await pictureVisitor(server());
  const whole = await send(photo);
  const cut = await announce(photo.length);
  const left = async (moment: string) => {
    await retain(db(), readSettings({}), new Date(moment));
    const rows = await db()
      .selectFrom('picture')
      .select('picture_id')
      .where('picture_id', 'in', [whole.pictureId, cut.pictureId])
      .execute();
    return rows.map(({ picture_id: id }) => (id === cut.pictureId ? 'cut' : 'whole'));
  };
  expect((await left('2026-11-19T17:59:00Z')).toSorted()).toEqual(['cut', 'whole']);
  expect(await left('2026-11-19T18:01:00Z')).toEqual(['whole']);
  expect(await left('2027-05-17T17:59:00Z')).toEqual(['whole']);
  expect(await left('2027-05-17T18:01:00Z')).toEqual([]);
});
