import { beforeEach, expect, test } from 'vitest';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { hashesOf, openRow } from '#src/server/db/sealed/rows.ts';
import type { Receiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { everything } from '#src/server/privacy/testing/everything.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleCaregiver, exampleConsent } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Headers } from '#src/server/testing/visitor.ts';
import { linkOf } from './testing/links.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

const form: Headers = { 'content-type': 'application/x-www-form-urlencoded' };
const get = async (path: string) => (await server().stranger().send('GET', path)).body;
const post = (path: string, fields: Record<string, string>, headers: Headers = {}, at = server()) =>
  at.stranger().send('POST', path, new URLSearchParams(fields).toString(), { ...form, ...headers });
const titleOf = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];
const valueOf = (page: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
const alertOf = (page: string) =>
  /<(p|div) class="problem" role="alert">([^]*?)<\/\1>/
    .exec(page)?.[2]
    ?.replaceAll(/<[^>]+>\s*/g, '  ')
    .trim();

/** The fields of the form that corrects, as they stand. */
async function formOf(link: string): Promise<Record<string, string>> {
  const page = await get(`${link}?view=correct`);
  const fields = ['name', 'phone', 'email', 'postalCode', 'version'].map(
    (name) => [name, valueOf(page, name)] as const,
  );
  return { ...Object.fromEntries(fields), do: 'correct', language: 'en' };
}

/** What the receiver is told of one lead. */
async function toldOf(leadId: string): Promise<LeadEvent[]> {
  const told: LeadEvent[] = [];
  const receiver: Receiver = (_id, event) => Promise.resolve(void told.push(event));
  const log = { warn: () => undefined, error: () => undefined };
  const parts = { db: server().db, receiver, clock: () => new Date(Date.now() + 60_000), log };
  while ((await deliverDue(parts, new AbortController().signal)) > 0);
  return told.filter(({ data }) => data.leadId === leadId);
}

const consentsOf = (leadId: string) =>
  server()
    .db.selectFrom('consent')
    .select(['consent_type', 'has_consent', 'how', 'proof', 'text_sha256'])
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute();

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
  expect(replies.map(({ headers }) => headers.location)).toContain(`${link}?done=withdrawn&language=es`);
  const [agreed, withdrawn, ...others] = await consentsOf(leadId);
  expect([withdrawn, others]).toEqual([{ ...agreed, has_consent: false, how: 'selfService', proof: 'link' }, []]);
  const told = await toldOf(leadId);
  expect(told.map(({ type }) => type)).toEqual(['consent.saved']);
  expect(told[0]?.data.lead?.consents.at(-1)).toMatchObject({ hasConsent: false, how: 'selfService' });
  expect(await get(`${link}?done=withdrawn`)).toContain('role="status">It is withdrawn.');
  // Agreed to again: the form of before means the decision of before.
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  await post(link, fields);
  expect((await consentsOf(leadId)).map((row) => row.has_consent)).toEqual([true, false, true]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('corrections are saved as the next version, cover no old consent, reach the receiver and end the old link', async () => {
  const caregiver = exampleCaregiver();
  const { slug, leadId } = await saveConsentingLead(server(), { phone1: '+12125550124', caregiver });
  const link = await linkOf(server(), slug);
  await toldOf(leadId);
  const before = await rowOf(leadId);
  const fields = {
    ...(await formOf(link)),
    name: 'Anna Q. Quigley-Jones',
    phone: '(212) 555-0177',
    email: '',
    postalCode: '60601',
  };
  const reply = await post(link, fields);
  const there = reply.headers.location ?? '';
  expect([reply.statusCode, there.split('?')[1]]).toEqual([303, 'done=corrected&language=en']);
  const row = await rowOf(leadId);
  expect(row).toMatchObject({
    first_name: 'Anna Q.',
    last_name: 'Quigley-Jones',
    phone: '+12125550177',
    email: null,
    postal_code: '60601',
  });
  // All else stands, as it was.
  const changed = [
    'first_name',
    'last_name',
    'phone',
    'email',
    'postal_code',
    'version',
    'updated_at',
    'phone_hash',
    'email_hash',
  ];
  const rest = (of: object | undefined) =>
    Object.fromEntries(Object.entries(of ?? {}).filter(([name]) => !changed.includes(name)));
  expect(rest(row)).toEqual(rest(before));
  const cared = await server().db.selectFrom('caregiver').selectAll().where('lead_id', '=', leadId).execute();
  expect(cared.map((one) => openRow(server().db, 'caregiver', one))).toEqual([
    expect.objectContaining({ phone: '+12125550177', first_name: 'Ruth' }),
  ]);
  expect((await consentsOf(leadId)).map(({ has_consent: has, how }) => [has, how])).toEqual([
    [true, 'implied'],
    [false, 'corrected'],
  ]);
  const told = await toldOf(leadId);
  expect(row?.version).toBeGreaterThan(before?.version ?? 0);
  expect(told.map(({ type, data }) => [type, data.version, data.lead?.phone])).toEqual([
    ['lead.saved', row?.version, '+12125550177'],
    ['consent.saved', row?.version, '+12125550177'],
  ]);
  const page = await get(there);
  expect(page).toContain('role="status">Your corrections are saved.');
  expect(page).toContain('+12125550177 (not verified)');
  expect((await server().stranger().send('GET', link)).statusCode).toBe(404);
});

test('a form that is pressed twice is led on, and one that others have overtaken changes nothing', async () => {
  const { slug, leadId, visitor, lead } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const fields = { ...(await formOf(link)), phone: '+12125550188' };
  const twice = [await post(link, fields), await post(link, fields)];
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  for (const { headers } of twice)
    expect(
      (
        await server()
          .stranger()
          .send('GET', headers.location ?? '')
      ).statusCode,
    ).toBe(200);
  // The link of before opens nothing for whoever does not know what was typed, and nothing later on.
  expect((await post(link, { ...fields, phone: '+12125550124' })).statusCode).toBe(404);
  server().setTime('2026-11-18T18:02:00Z');
  expect((await post(link, fields)).statusCode).toBe(404);
  const now = await linkOf(server(), slug);
  const seen = { ...(await formOf(now)), name: 'Mallory Quigley' };
  const page = await get(`${now}?view=correct`);
  await update(visitor, slug, { ...lead, phone1: '+12125550188', firstName: 'Beatrice' });
  const late = await post(now, seen);
  expect([late.statusCode, alertOf(late.body)]).toEqual([
    409,
    expect.stringMatching(/^Something has changed meanwhile/),
  ]);
  expect((await rowOf(leadId))?.first_name).toBe('Beatrice');
  expect([valueOf(late.body, 'name'), valueOf(late.body, 'version')]).toEqual([
    'Mallory Quigley',
    String(Number(valueOf(page, 'version')) + 1),
  ]);
  const rivals = await Promise.all(
    ['One Quigley', 'Two Quigley'].map(async (name) => post(now, { ...(await formOf(now)), name })),
  );
  expect(rivals.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
});

test('what cannot be right is refused in the words of the form that asks for it, and named first', async () => {
  const { slug, leadId } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const before = await rowOf(leadId);
  const fields = {
    ...(await formOf(link)),
    name: 'Annabel',
    phone: '123',
    email: 'x@',
    postalCode: '00000',
    language: 'es',
  };
  const reply = await post(link, fields);
  expect(reply.statusCode).toBe(400);
  expect(alertOf(reply.body)?.split(/\s{2,}/)).toEqual([
    'Revise esto, por favor:',
    'Nombre completo: Ingrese un nombre completo válido',
    'Número de teléfono: Ingrese un número de teléfono válido',
    'Correo electrónico: Ingrese un correo electrónico válido',
    'Código postal: Ingrese un código postal válido',
  ]);
  expect(reply.body).toMatch(/id="name"[^>]*aria-invalid="true" aria-describedby="name-problem" autofocus/);
  expect(valueOf(reply.body, 'phone')).toBe('123');
  const hostile = await post(link, { ...(await formOf(link)), name: '"><script>alert(1)</script> x', phone: '1' });
  expect([hostile.statusCode, hostile.body]).toEqual([400, expect.not.stringContaining('<script')]);
  expect(await rowOf(leadId)).toEqual(before);
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
  expect(titleOf(await get(`${link}?language=es`))).toBe('Todo está borrado');
  expect((await server().stranger().send('GET', `${link}/copy`)).statusCode).toBe(404);
  expect(await server().db.selectFrom('erasure').select('id').where('lead_id', '=', leadId).execute()).toHaveLength(1);
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
    expect.stringMatching(/^This did not work, and everything is as it was/),
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
