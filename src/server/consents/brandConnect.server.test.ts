import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { listLeads } from '#src/server/leads/list.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import {
  atSecond,
  bodyOf,
  commercialConsents,
  newPhone,
  told,
  type CommercialConsent,
} from './testing/commercialConsents.ts';
import { verifyLedger } from './verify.ts';

const server = testServer();
const { submit, rowsOf, decisions, deciding } = commercialConsents(server);

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

test.each<[string, Partial<CommercialConsent>, string]>([
  ['a number that is none', { phone: '12' }, 'phone'],
  ['a moment that is none', { clientTime: 'yesterday' }, 'clientTime'],
  ['a lead id that is none', { leadId: 'nobody' }, 'leadId'],
  ['an empty wording', { text: '' }, 'text'],
])('%s is refused', async (_sentence, changes, field) => {
  const reply = await submit(bodyOf(newPhone(), changes));
  expect([reply.statusCode, reply.json<{ field: string }>().field]).toEqual([400, field]);
});
