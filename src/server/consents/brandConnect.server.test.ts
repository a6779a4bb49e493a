import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Input } from '#src/api/call.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { openConsent } from './content.ts';
import { verifyLedger } from './verify.ts';
import { listLeads } from '#src/server/leads/list.ts';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';

type Body = Input<'brandConnectConsent'>['body'];
const told = { locale: 'en', campaign: 'ws19', step: 'result', brand: 'trial-search' } as const;
const atSecond = (seconds: number) => ({ clientTime: new Date(1_795_000_000_000 + seconds * 1000).toISOString() });

const server = testServer();

let numbers = 0;
/** A number that no other test has. */
const newPhone = () => `+1312555${String((numbers += 1)).padStart(4, '0')}`;
const bodyOf = (phone: string, changes: Partial<Body> = {}): Body => ({
  ...examples.brandConnectConsent.body,
  ...told,
  ...atSecond(0),
  phone,
  ...changes,
});
const submit = async (body: Body, key: string = randomUUID()) => {
  const visitor = await server().visitor();
  return visitor.call('brandConnectConsent', { body }, { 'idempotency-key': key });
};
const rowsOf = async (phone: string) => {
  const { db } = server();
  const rows = await db
    .selectFrom('consent')
    .innerJoin('consent_text', 'sha256', 'text_sha256')
    .selectAll('consent')
    .select('text')
    .where('phone_hash', '=', sealingOf(db).hash('phone', phone))
    .orderBy('position')
    .execute();
  return rows.map((row) => openConsent(db, row));
};
const decisions = async (phone: string) => (await rowsOf(phone)).map((row) => row.has_consent);
/** What stands at last, and whatever arrived too late for that. */
const outcome = async (phone: string) => {
  const rows = await rowsOf(phone);
  const late = rows.filter((row) => row.is_overtaken).map((row) => row.sequence);
  return [rows.findLast((row) => !row.is_overtaken)?.has_consent, late];
};
/** A visitor with a lead id, under which the tab decides so often. */
const deciding = async () => {
  const [visitor, phone, leadId] = [await server().visitor(), newPhone(), randomUUID()];
  const decide = async (sequence: number, hasConsent: boolean, changes: Partial<Body> = {}) => {
    const body = bodyOf(phone, { leadId, sequence, hasConsent, ...changes });
    return (await visitor.call('brandConnectConsent', { body }, { 'idempotency-key': randomUUID() })).statusCode;
  };
  return { visitor, phone, leadId, decide };
};

test('each change is a row of the chain with everything that was told', async () => {
  const phone = newPhone();
  const replies = [await submit(bodyOf(phone)), await submit(bodyOf(phone, { ...atSecond(1), hasConsent: false }))];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const rows = await rowsOf(phone);
  expect(rows.map((row) => [row.lead_id, row.has_consent])).toEqual([
    [null, true],
    [null, false],
  ]);
  const { postal, text, country } = examples.brandConnectConsent.body;
  expect(rows[0]).toMatchObject({
    ...told,
    consent_type: 'commercial',
    how: 'box',
    text,
    country,
    postal_code: postal,
  });
  expect(rows[0]?.client_time).toBe(atSecond(0).clientTime);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('a caller that tells the least is recorded with no more than that', async () => {
  const phone = newPhone();
  const visitor = await server().visitor();
  const body = { ...examples.brandConnectConsent.body, phone: phone.slice(2) };
  const reply = await visitor.call('brandConnectConsent', { body });
  expect(reply.statusCode).toBe(204);
  const untold = { lead_id: null, client_time: null, locale: null, campaign: null, step: null, brand: null };
  expect(await rowsOf(phone)).toMatchObject([untold]);
});

test('a change whose answer was lost is one row, and its key serves nothing else', async () => {
  const [phone, key] = [newPhone(), randomUUID()];
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => submit(bodyOf(phone), key)));
  const other = await submit(bodyOf(phone, { hasConsent: false }), key);
  const bad = await submit(bodyOf(phone), 'x');
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect([other.statusCode, other.json<{ error: string }>().error, bad.statusCode]).toEqual([
    422,
    'idempotencyKeyReused',
    400,
  ]);
  expect(await decisions(phone)).toEqual([true]);
});

test('what the visitor decided last stands, whatever the network makes of the order', async () => {
  const { phone, decide } = await deciding();
  await decide(1, true);
  await decide(3, false);
  expect(await decide(2, true)).toBe(204);
  expect([await decisions(phone), await outcome(phone)]).toEqual([
    [true, false, true],
    [false, [2]],
  ]);
  await decide(5, true);
  await decide(6, true);
  await decide(4, false);
  expect(await outcome(phone)).toEqual([true, [2, 4]]);
  const { lines } = await runCommand(server(), ['consents', 'show', phone]);
  expect(lines.filter((line) => line.includes('arrived late'))).toHaveLength(2);
  expect(lines.at(-1)).toBe('In force: commercial');
});

test.each([-40, -90_000, 40])('a withdrawal by a clock that is %i s off is one', async (seconds) => {
  const { phone, decide } = await deciding();
  await decide(1, true, atSecond(0));
  expect(await decide(2, false, atSecond(seconds))).toBe(204);
  expect([await decisions(phone), await outcome(phone)]).toEqual([
    [true, false],
    [false, []],
  ]);
});

test('a withdrawal of another tab, of a copied one and of one that does not count is one', async () => {
  const { visitor, phone, leadId, decide } = await deciding();
  const isWithdrawn = async () => (await outcome(phone))[0] === false;
  await decide(7, true);
  const lead = exampleLead({ leadId, phone1: phone });
  const { slug } = (
    await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() })
  ).json<LeadSaved>();
  await decide(1, false, { slug, leadId: randomUUID() });
  expect(await isWithdrawn()).toBe(true);
  await decide(8, false);
  await decide(9, true);
  server().setTime('2026-11-18T18:02:01Z');
  await decide(8, false);
  expect(await isWithdrawn()).toBe(true);
  await decide(10, true);
  const { sequence: _, ...uncounted } = bodyOf(phone, { leadId, hasConsent: false });
  await visitor.call('brandConnectConsent', { body: uncounted });
  expect(await isWithdrawn()).toBe(true);
});

test('a withdrawal of a copied tab is one at once, and one that is sent again after a later consent is not', async () => {
  const { phone, decide } = await deciding();
  await decide(1, true);
  await decide(2, false, atSecond(1));
  await decide(3, true, atSecond(2));
  await decide(2, false, atSecond(1));
  expect(await outcome(phone)).toEqual([true, [2]]);
  await decide(2, false, atSecond(30));
  expect(await outcome(phone)).toEqual([false, [2]]);
});

test('the lead of a consent may be saved later, and the receiver hears of it then', async () => {
  const { visitor, phone, leadId, decide } = await deciding();
  const queued = () =>
    server().db.selectFrom('outbox').select('kind').where('lead_id', '=', leadId).orderBy('id').execute();
  await decide(1, true);
  expect(await queued()).toEqual([]);
  const lead = exampleLead({ leadId, phone1: phone });
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  await decide(2, false);
  await decide(3, true);
  expect((await queued()).map(({ kind }) => kind)).toEqual(['lead.saved', 'consent.saved', 'consent.saved']);
  const { lines } = await runCommand(server(), ['consents', 'show', saved.json<LeadSaved>().slug]);
  expect(lines.filter((line) => line.includes('commercial:'))).toHaveLength(3);
  expect(lines.at(-1)).toBe('In force: commercial');
});

test('a consent of the number alone belongs to nobody, and is shown by the number', async () => {
  const phone = newPhone();
  await submit(bodyOf(phone));
  const visitor = await server().visitor();
  server().setTime('2026-11-18T19:00:00Z');
  const body = exampleLead({ phone1: phone });
  await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID() });
  server().setTime();
  expect((await listLeads(server().db, { identity: false, limit: 1 }))[0]?.consents).toEqual([]);
  const { lines } = await runCommand(server(), ['consents', 'show', phone]);
  const wording = examples.brandConnectConsent.body.text.split('\n').at(-1);
  expect(lines.slice(-2)).toEqual([`   | ${wording}`, 'In force: nothing']);
  expect(lines.join('\n')).toContain('not verified, belongs to nobody');
  expect((await runCommand(server(), ['consents', 'show', newPhone()])).lines).toEqual(['Nothing was agreed to.']);
  await runCommand(server(), ['privacy', 'erase', phone]);
});

test('somebody known by phone number alone is erased with a receipt, and without one the row is named', async () => {
  const phone = newPhone();
  await submit(bodyOf(phone));
  const [row] = await rowsOf(phone);
  const erased = await runCommand(server(), ['privacy', 'erase', phone]);
  expect(erased.lines).toContain('  consent (contact data): 1');
  expect([await rowsOf(phone), (await verifyLedger(server().db)).violations]).toEqual([[], []]);
  expect((await runCommand(server(), ['privacy', 'erase', phone])).lines).toEqual(['Nothing is known of this number.']);
  await server()
    .db.deleteFrom('erasure')
    .where('id', '=', (erased.lines[0] ?? '').slice(8))
    .execute();
  expect((await verifyLedger(server().db)).violations).toEqual([
    expect.stringMatching(new RegExp(`^Row ${row?.position} \\(commercial, no lead, .*its contact data were changed`)),
  ]);
  const positions = JSON.stringify([row?.position]);
  await server().db.insertInto('erasure').values({ positions, reason: 'asked', removed: '{}' }).execute();
});

test.each<[string, Partial<Body>, string]>([
  ['a number that is none', { phone: '12' }, 'phone'],
  ['a moment that is none', { clientTime: 'yesterday' }, 'clientTime'],
  ['a lead id that is none', { leadId: 'nobody' }, 'leadId'],
  ['an empty wording', { text: '' }, 'text'],
])('%s is refused', async (_sentence, changes, field) => {
  const reply = await submit(bodyOf(newPhone(), changes));
  expect([reply.statusCode, reply.json<{ field: string }>().field]).toEqual([400, field]);
});
