import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { form, signature, signer, start } from '#src/server/esign/testing/signing.ts';
import { exampleCaregiver, exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import { create, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { verifyLedger } from './verify.ts';

const server = testServer();

let numbers = 0;
/** A number that no other test has. */
const newPhone = () => `+1312556${String((numbers += 1)).padStart(4, '0')}`;
const rowsOf = (phone: string) =>
  server()
    .db.selectFrom('consent')
    .selectAll()
    .where('phone_hash', '=', sealingOf(server().db).hash('phone', phone))
    .orderBy('position')
    .execute();
const sign = async (visitor: Visitor, body: ReturnType<typeof signer> & { leadId?: string; slug?: string }) => {
  await visitor.send('POST', await start(visitor, {}, body), signature, form);
};
const agree = (visitor: Visitor, phone: string, tie: { leadId?: string; slug?: string } = {}, hasConsent = true) =>
  visitor.call('brandConnectConsent', {
    body: { ...examples.brandConnectConsent.body, phone, hasConsent, ...tie },
  });
const shown = async (slug: string) => (await runCommand(server(), ['consents', 'show', slug])).lines;

test('whoever types the number of somebody else signs for nobody', async () => {
  const phone = newPhone();
  const { leadId, slug } = await saveLead(server(), { phone1: phone });
  const stranger = await server().visitor();
  await sign(stranger, signer(phone));
  await sign(stranger, { ...signer(phone), leadId });
  expect(await rowsOf(phone)).toMatchObject([
    { lead_id: null, proof: 'none', signer: null, how: 'esign' },
    { lead_id: null, proof: 'none', signer: null, how: 'esign' },
  ]);
  const lines = await shown(slug);
  expect(lines.join('\n')).toContain('not verified, belongs to nobody');
  expect(lines.at(-1)).toBe('In force: nothing');
});

test('a parent signs for the child that the page is about, whichever was saved last', async () => {
  const phone = newPhone();
  const visitor = await server().visitor();
  const children = [1, 2].map(() => exampleLead({ phone1: phone, caregiver: exampleCaregiver() }));
  for (const child of children) await create(visitor, child);
  await sign(visitor, { ...signer(phone), leadId: children[0]?.leadId ?? '' });
  expect(await rowsOf(phone)).toMatchObject([{ lead_id: children[0]?.leadId, proof: 'session', signer: 'Parent' }]);
});

test('whoever knows a number, or the id of a lead, changes no consent of it', async () => {
  const phone = newPhone();
  const { visitor, leadId, slug } = await saveLead(server(), { phone1: phone });
  await agree(visitor, phone, { leadId });
  const stranger = await server().visitor();
  await agree(stranger, phone, {}, false);
  await agree(stranger, phone, { leadId }, false);
  await agree(stranger, phone, { leadId, slug: 'a-slug-of-nobody' }, false);
  expect((await rowsOf(phone)).map((row) => [row.lead_id, row.proof, row.has_consent])).toEqual([
    [leadId, 'session', true],
    [null, 'none', false],
    [null, 'none', false],
    [null, 'none', false],
  ]);
  expect((await shown(slug)).at(-1)).toBe('In force: commercial');
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

test('a tab may decide under the id that it saves under later, and nobody else after that', async () => {
  const phone = newPhone();
  const visitor = await server().visitor();
  const lead = exampleLead({ phone1: phone });
  await agree(visitor, phone, { leadId: lead.leadId });
  await create(visitor, lead);
  await agree(visitor, phone, { leadId: lead.leadId }, false);
  expect(await rowsOf(phone)).toMatchObject([
    { lead_id: lead.leadId, proof: 'tab', signer: null },
    { lead_id: lead.leadId, proof: 'session', signer: 'self' },
  ]);
});

test('whoever shows the secret link of a lead decides for it, and after a save as its session', async () => {
  const phone = newPhone();
  const { leadId, slug } = await saveLead(server(), { phone1: phone });
  const byLink = await server().visitor();
  const tab = exampleLead({ phone1: phone });
  await byLink.call('sendConsent', { body: exampleConsent(slug, { phone, tabId: tab.leadId }) });
  await update(byLink, slug, tab);
  await byLink.call('sendConsent', { body: exampleConsent(slug, { phone, tabId: tab.leadId, consentType: 'call' }) });
  await agree(byLink, phone, { slug, leadId: tab.leadId });
  await sign(byLink, { ...signer(phone), slug, leadId: tab.leadId });
  const rows = await rowsOf(phone);
  expect(rows.map((row) => [row.lead_id, row.proof, row.consent_type])).toEqual([
    [leadId, 'link', 'sms'],
    [leadId, 'session', 'call'],
    [leadId, 'session', 'commercial'],
    [leadId, 'session', 'medical_records_health_data'],
  ]);
  expect(new Set(rows.map((row) => row.session_sha256)).size).toBe(1);
});

test('an operator reads who decided, by what that is known, and in which session', async () => {
  const { visitor, slug } = await saveLead(server(), { caregiver: exampleCaregiver() });
  const body = exampleConsent(slug, { sequence: 3 });
  await visitor.call('sendConsent', { body }, { 'idempotency-key': randomUUID() });
  expect((await shown(slug)).join('\n')).toMatch(
    /decided by the Parent of the person; verified: the session that saved the lead; session [0-9a-f]{12}, decision 3/,
  );
});
