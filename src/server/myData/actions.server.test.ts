import { beforeEach, expect, test } from 'vitest';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { hashesOf } from '#src/server/db/sealed/rows.ts';
import { everything } from '#src/server/privacy/testing/everything.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, savedLeads } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from './testing/links.ts';
import { myForms, titleOf, valueOf, alertOf } from './testing/myForms.ts';

const server = testServer();
const { rowOf } = savedLeads(server);
const { get, post, formOf, toldOf, consentsOf } = myForms(server);

beforeEach(async () => {
  await server().db.deleteFrom('outbox').execute();
});

test('a consent is withdrawn after a question, in the words that were agreed to, once, and the receiver is told', async () => {
  const { slug, leadId, visitor } = await saveConsentingLead(server());
  const link = await linkOf(server(), slug);
  const href = /href="([^"]+view=withdraw[^"]+)"/.exec(await get(link))?.[1]?.replaceAll('&#38;', '&') ?? '';
  const question = await get(href);
  expect([titleOf(question), question]).toEqual([
    'Withdraw what you agreed to?',
    expect.stringContaining('Pressing the button below is your consent.'),
  ]);
  expect(await consentsOf(leadId)).toHaveLength(1);
  await toldOf(leadId);
  const fields = { do: 'withdraw', type: 'sms', position: valueOf(question, 'position'), language: 'es' };
  const replies = await Promise.all([post(link, fields), post(link, fields)]);
  replies.push(await post(link, fields));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  const shown = `${link}?done=withdrawn&type=sms&language=es`;
  expect(replies.map(({ headers }) => headers.location)).toEqual([shown, shown, shown]);
  const [agreed, withdrawn, ...others] = await consentsOf(leadId);
  expect([withdrawn, others]).toEqual([{ ...agreed, has_consent: false, how: 'selfService', proof: 'link' }, []]);
  const told = await toldOf(leadId);
  expect(told.map(({ type }) => type)).toEqual(['consent.saved']);
  expect(told[0]?.data.lead?.consents.at(-1)).toMatchObject({ hasConsent: false, how: 'selfService' });
  expect(await get(shown)).toContain('role="status">Usted retiró esto: Mensajes de texto.');
  expect(await get(`${link}?done=withdrawn&type=call`)).not.toContain('role="status"');
  // Agreed to again: the form of before means the decision of before.
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  const late = await post(link, fields);
  expect((await consentsOf(leadId)).map((row) => row.has_consent)).toEqual([true, false, true]);
  expect(await get(late.headers.location ?? '')).not.toContain('role="status"');
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test.each([
  ['en-US', 'On November 18, 2026'],
  ['es-US', 'El 18 de noviembre de 2026'],
  ['en-AU', 'On November 19, 2026'],
])('the receipt has the date of where it is read, for a browser in %s', async (language, date) => {
  const { slug, leadId } = await saveLead(server());
  const link = await linkOf(server(), slug);
  await post(link, { do: 'erase', language: '' });
  const at = '2026-11-19T01:30:00Z';
  await server().db.updateTable('erasure').set({ at }).where('lead_id', '=', leadId).execute();
  const page = await server().stranger().send('GET', link, undefined, { 'accept-language': language });
  expect(page.body).toContain(date);
});

test('everything is erased after a question, the appointment too; the receiver hears it last, and the link shows the receipt', async () => {
  const { slug, leadId, lead, book } = await booker(server(), { firstName: 'Erasable', email: 'erasable@example.org' });
  expect((await book('demo-coordinator-1', '2026-11-23T17:00:00.000Z')).id).toBeDefined();
  const link = await linkOf(server(), slug);
  expect(titleOf(await get(`${link}?view=erase`))).toBe('Erase everything?');
  const reply = await post(link, { do: 'erase', language: 'en' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${link}?language=en`]);
  const page = await get(link);
  const { id } = await server()
    .db.selectFrom('erasure')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  expect([titleOf(page), page]).toEqual(['Everything is erased', expect.stringContaining(id)]);
  const told = await toldOf(leadId);
  expect(told.map(({ type }) => type)).toEqual(['lead.erased']);
  const left = await everything(server().db);
  for (const marker of ['Erasable', 'erasable@', lead.phone1, slug]) expect(left).not.toContain(marker);
  const again = await post(link, { do: 'erase', language: 'es' });
  expect([again.statusCode, again.headers.location]).toEqual([303, `${link}?language=es`]);
  expect(titleOf(await get(`${link}?language=es`))).toBe('Ya borramos todo');
  expect((await server().stranger().send('GET', `${link}/copy`)).statusCode).toBe(404);
  expect(await server().db.selectFrom('erasure').select('id').where('lead_id', '=', leadId).execute()).toHaveLength(1);
});

test('the browser lets go of the pages that it kept of who is erased, and of no others', async () => {
  const { slug } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const dropped = async () => (await server().stranger().send('GET', link)).headers['clear-site-data'];
  expect(await dropped()).toBeUndefined();
  await post(link, { do: 'erase', language: 'en' });
  expect(await dropped()).toBe('"cache"');
});

test('who types the number of somebody else erases nothing of theirs', async () => {
  const phone = '+12125550322';
  const { db } = server();
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone }))
    .execute();
  const other = await server().visitor();
  await other.call('startEsign', { body: { phone, firstName: 'Otto', lastName: 'Other', email: 'otto@example.org' } });
  const { slug } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const corrected = await post(link, { ...(await formOf(link)), phone, email: 'otto@example.org' });
  await post(corrected.headers.location?.split('?')[0] ?? '', { do: 'erase' });
  expect(await db.selectFrom('lead').select('id').where('slug', '=', slug).execute()).toEqual([]);
  const { phone_hash: hash } = hashesOf(db, { phone });
  const left = (table: 'participant' | 'esign_session') =>
    db.selectFrom(table).select('phone_hash').where('phone_hash', '=', hash).execute();
  expect(await left('participant')).toHaveLength(1);
  expect(await left('esign_session')).toHaveLength(1);
});

test('while the scheduling service does not answer nothing is erased, and that is said', async () => {
  const { slug, leadId, book } = await booker(server());
  expect((await book('demo-coordinator-1', '2026-11-23T16:00:00.000Z')).id).toBeDefined();
  const failing = await startTestServer(server(), { SCHEDULING_STAND_IN: 'failing' });
  const reply = await post(await linkOf(server(), slug), { do: 'erase' }, {}, failing);
  await failing.close();
  expect([reply.statusCode, alertOf(reply.body)]).toEqual([
    503,
    expect.stringMatching(/^Your data is not erased yet: our calendar did not answer/),
  ]);
  expect(await rowOf(leadId)).toMatchObject({ first_name: 'Annabel' });
});

test('no other site may send the forms, a forged link changes nothing, and nothing is done unasked', async () => {
  const { slug, leadId } = await saveConsentingLead(server());
  const link = await linkOf(server(), slug);
  const foreign = await Promise.all([
    post(link, { do: 'erase' }, { origin: 'https://evil.example' }),
    post(link, { do: 'erase' }, { 'sec-fetch-site': 'cross-site' }),
  ]);
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await post(forged, { do: 'erase' })).statusCode).toBe(404);
  for (const fields of [{ do: 'toString' }, { do: '' }, {}, { do: 'withdraw', type: 'email', position: '1' }])
    expect((await post(link, fields as Record<string, string>)).statusCode).toBe(303);
  expect((await server().stranger().send('POST', link, { do: 'erase' })).statusCode).toBe(415);
  expect(await rowOf(leadId)).toBeDefined();
  expect((await consentsOf(leadId)).map((row) => row.has_consent)).toEqual([true]);
});
