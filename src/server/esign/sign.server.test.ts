import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { consentsOfPhone } from '#src/server/testing/consentRows.ts';
import { exampleConsent, exampleLead, exampleLeadConsent, examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { endSessions } from '#src/server/visitor/endedSessions.ts';
import { form, from, signature, signer, start } from '#src/server/esign/testing/signing.ts';

/** What a page may tell of the authorization: what was ticked, and never a signature. */
const ticked = (slug: string, row: { text: string; locale: Locale | null }, phone: string) =>
  exampleConsent(slug, {
    consentType: 'medical_records_health_data',
    how: 'box',
    text: row.text,
    locale: row.locale ?? 'en',
    phone,
  });

const server = testServer();

const ledgerOf = async (phone: string) =>
  (await consentsOfPhone(server().db, phone)).filter(({ how }) => how === 'esign');

test('a signature is in the ledger at once with its text, once, and no page can claim one', async () => {
  const visitor = await server().visitor();
  const phone = '+13125557701';
  const lead = exampleLead({ phone1: phone });
  const saved = await create(visitor, lead);
  const { slug } = saved.json<LeadSaved>();
  const tied = { ...signer(phone), leadId: lead.leadId };
  const address = await start(visitor, from('/signup/es/ws17/result?studyId=1'), tied);
  const page = await visitor.send('GET', address);
  await Promise.all([1, 2, 3].map(() => visitor.send('POST', address, signature, form)));
  const [row, ...others] = await ledgerOf(phone);
  if (!row) throw new Error('The signature is not in the ledger.');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    lead_id: lead.leadId,
    consent_type: 'medical_records_health_data',
    has_consent: true,
    locale: 'es',
    campaign: 'ws17',
    step: 'result',
    brand: 'trial-search',
    country: 'US',
    is_international: false,
    email: examples.startEsign.body.email,
    client_time: null,
  });
  expect(page.body).toContain(row.text.split('\n')[0]);
  // A page that claims a signature, of its own lead too, is refused: the enumeration of the schema does not know it.
  const claim: unknown = { ...ticked(slug, row, phone), how: 'esign' };
  const claimed = await visitor.send('POST', '/api/consents', claim, { 'idempotency-key': randomUUID() });
  const withLead: unknown = { ...lead, consents: [{ ...exampleLeadConsent(), how: 'esign' }] };
  const saving = await visitor.send('PUT', `/api/subjects/${slug}`, withLead, { 'idempotency-key': randomUUID() });
  expect([claimed.statusCode, saving.statusCode]).toEqual([400, 400]);
  expect(await ledgerOf(phone)).toHaveLength(1);
  // Taken back, and then signed anew in another session.
  const withdrawal = { ...ticked(slug, row, phone), hasConsent: false };
  await visitor.call('sendConsent', { body: withdrawal });
  await visitor.send('POST', await start(visitor, {}, tied), signature, form);
  expect((await ledgerOf(phone)).map(({ campaign }) => campaign)).toEqual(['ws17', null]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('a signature given before the lead was saved says that it came from the tab', async () => {
  const visitor = await server().visitor();
  const phone = '+14165557702';
  const body = exampleLead({ phone1: phone });
  const address = await start(visitor, from('/signup/ws17/result'), { ...signer(phone), leadId: body.leadId });
  await visitor.send('POST', address, signature, form);
  const [row] = await ledgerOf(phone);
  if (!row) throw new Error('The signature is not in the ledger.');
  expect(row).toMatchObject({ lead_id: body.leadId, proof: 'tab', country: 'CA', is_international: true });
  await create(visitor, body);
  expect(await ledgerOf(phone)).toHaveLength(1);
});

test('a signature that was begun before the sessions of its lead were ended is for nobody', async () => {
  const visitor = await server().visitor();
  const phone = '+13125557709';
  const body = exampleLead({ phone1: phone });
  await create(visitor, body);
  const address = await start(visitor, {}, { ...signer(phone), leadId: body.leadId });
  await endSessions(server().db, [body.leadId], server().clock());
  expect((await visitor.send('POST', address, signature, form)).statusCode).toBe(303);
  expect(await ledgerOf(phone)).toMatchObject([{ lead_id: null, proof: 'none' }]);
});

test('what is signed is the text that was shown: worded for the country of the lead, and read again once changed', async () => {
  const visitor = await server().visitor();
  const phone = '+13125557705';
  const body = exampleLead({ phone1: phone, country: 'IE', postalCode: 'D04 T6F4' });
  await create(visitor, body);
  const address = await start(visitor, {}, { ...signer(phone), leadId: body.leadId });
  const [, wording = ''] = /name="wording" value="(\w+)"/.exec((await visitor.send('GET', address)).body) ?? [];
  const late = await visitor.send('POST', address, `${signature}&wording=${'0'.repeat(64)}`, form);
  expect([late.statusCode, await ledgerOf(phone)]).toEqual([409, []]);
  expect(late.body).toContain('This text has just changed.');
  const read = await visitor.send('POST', address, `${signature}&wording=${wording}`, form);
  expect(read.statusCode).toBe(303);
  expect(await ledgerOf(phone)).toMatchObject([{ text_sha256: wording, country: 'IE', is_international: true }]);
});

test('who declines has agreed to nothing', async () => {
  const visitor = await server().visitor();
  const phone = '+13125557703';
  await visitor.send('POST', await start(visitor, {}, signer(phone)), 'decision=declined', form);
  expect(await ledgerOf(phone)).toEqual([]);
});
