import { expect, test } from 'vitest';
import type { ConsentType } from '#src/generated/api.ts';
import { exampleConsent, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { myForms, valueOf } from '#src/server/myData/testing/myForms.ts';
import { phonePicture } from './testing/makePicture.ts';
import { pictureVisitor } from './testing/sendPicture.ts';

const server = testServer();
const { get, post, toldOf } = myForms(server);

/** A visitor whose picture is stored, and ways to decide again, and to see what is kept and what the receiver is told. */
async function withPicture() {
  const sent = await pictureVisitor(server());
  const { visitor, slug, leadId, lead, send, announce } = sent;
  const { pictureId } = await send(await phonePicture(400, 300));
  const { pictureId: begun } = await announce(5000);
  const decide = (consentType: ConsentType, hasConsent: boolean) =>
    visitor.call('sendConsent', { body: exampleConsent(slug, { consentType, hasConsent, phone: lead.phone1 }) });
  const kept = async () => {
    const tables = (['picture', 'picture_content'] as const).map((table) =>
      server().db.selectFrom(table).select('picture_id').where('lead_id', '=', leadId).execute(),
    );
    return (await Promise.all(tables)).map((rows) => rows.length);
  };
  /** The last event of a picture, and how many the lead has by it. */
  const told = async () => {
    const { type, data } = (await toldOf(leadId)).findLast((event) => event.type.startsWith('picture')) ?? {};
    return [type, data?.lead?.pictures.length];
  };
  return { ...sent, pictureId, begun, decide, kept, told };
}

test('a picture goes with the consent that let it be stored, and the receiver is told', async () => {
  const { decide, kept, told, announce, pictureId } = await withPicture();
  expect([await kept(), await told()]).toEqual([
    [2, 1],
    ['picture.saved', 1],
  ]);
  await decide('sms', false);
  expect([await kept(), await told()]).toEqual([
    [0, 0],
    ['picture.removed', 0],
  ]);
  // Agreed to again, it is sent again.
  await decide('sms', true);
  expect((await announce(5000, pictureId)).body).toEqual({ received: 0, isStored: false });
});

test('while there is another consent to be contacted it stays, and so it does where what is taken back is another one', async () => {
  const { decide, kept } = await withPicture();
  await decide('call', true);
  await decide('sms', false);
  await decide('medical_records', false);
  expect(await kept()).toEqual([2, 1]);
  await decide('call', false);
  expect(await kept()).toEqual([0, 0]);
});

test('it stays where a number is merely corrected, and goes where the consent is taken back with a save', async () => {
  const { visitor, slug, lead, kept, told } = await withPicture();
  const corrected = { ...lead, phone1: '+12125550987' };
  await update(visitor, slug, corrected);
  expect(await kept()).toEqual([2, 1]);
  await update(visitor, slug, {
    ...corrected,
    firstName: 'Anna',
    consents: [exampleLeadConsent({ hasConsent: false })],
  });
  expect([await kept(), (await told())[1]]).toEqual([[0, 0], 0]);
});

test('it goes where the consent is taken back on the page of one’s data', async () => {
  const { slug, kept, told } = await withPicture();
  const link = await linkOf(server(), slug);
  const href = /href="([^"]+view=withdraw[^"]+)"/.exec(await get(link))?.[1]?.replaceAll('&#38;', '&') ?? '';
  const position = valueOf(await get(href), 'position');
  await post(link, { do: 'withdraw', type: 'sms', position, language: 'en' });
  expect([await kept(), await told()]).toEqual([
    [0, 0],
    ['picture.removed', 0],
  ]);
});

test('a picture that the visitor removes is told of too, and one that never arrived is not', async () => {
  const { remove, pictureId, begun, told, kept } = await withPicture();
  await remove(begun);
  expect([await kept(), await told()]).toEqual([
    [1, 1],
    ['picture.saved', 1],
  ]);
  await remove(pictureId);
  expect([await kept(), await told()]).toEqual([
    [0, 0],
    ['picture.removed', 0],
  ]);
});
