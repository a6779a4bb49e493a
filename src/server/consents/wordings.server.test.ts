import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Consent } from '#src/generated/api.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { exampleConsent, examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { sha256 } from './chain.ts';

const server = testServer();

const send = async (changes: Partial<Consent>) => {
  const { visitor, slug } = await saveLead(server());
  return visitor.call('sendConsent', { body: exampleConsent(slug, changes) });
};
const stored = () => server().db.selectFrom('consent_text').select('sha256').orderBy('sha256').execute();
const refusal = { error: 'invalid', field: 'text' };
const madeUp = 'I give away my house.';

test.each<[string, Partial<Consent>]>([
  ['made up', { text: madeUp }],
  ['of another consent', { text: wordingOf('commercial') }],
  ['of another consent that has its own', { consentType: 'commercial', text: wordingOf('medicalRecords') }],
  ['about the clinic for another consent', { text: wordingOf('clinic') }],
  ['of another consent for the clinic', { consentType: 'clinic', text: wordingOf('commercial') }],
  ['of another campaign', { text: wordingOf('signup') }],
  ['for people of another country', { text: wordingOf('screener', 'IE') }],
  ['in another language', { text: wordingOf('screener', 'US', 'es') }],
  ['with another number in it', { text: wordingOf('screener').replaceAll(/\d{5}/g, '99999') }],
])('a wording %s is refused, and nothing of it is stored', async (_sentence, changes) => {
  const before = await stored();
  const reply = await send(changes);
  expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(refusal)]);
  expect(await stored()).toEqual(before);
});

test.each<[string, Partial<Consent>]>([
  ['for people of their country', { country: 'IE' }],
  ['in their language', { locale: 'es' }],
  ['in English where it was shown for want of theirs', { locale: 'es', text: wordingOf('screener') }],
  ['of their campaign', { campaign: 's6', text: wordingOf('signup') }],
  ['of a campaign that this release has no more', { campaign: 'ws09', text: wordingOf('flare') }],
  ['about the clinic', { consentType: 'clinic', text: wordingOf('clinic') }],
  ['about medical records', { consentType: 'medical_records' }],
])('a wording %s is recorded', async (_sentence, changes) => {
  expect((await send(changes)).statusCode).toBe(204);
});

test('the texts of a caller are refused for commercial messages too', async () => {
  const visitor = await server().visitor();
  const body = { ...examples.brandConnectConsent.body, text: madeUp };
  const reply = await visitor.call('brandConnectConsent', { body });
  expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining(refusal)]);
});

test('a page of an earlier release, or of another server, is believed what was published', async () => {
  const { db } = server();
  const text = 'I agree to what the last release said.';
  const row = { sha256: sha256(text), name: 'screener', audience: 'us', locale: 'en', text };
  expect((await send({ text })).statusCode).toBe(400);
  await db.insertInto('published_wording').values(row).execute();
  expect((await send({ text })).statusCode).toBe(204);
  const own = db
    .selectFrom('published_wording')
    .select('name')
    .where('sha256', '=', sha256(wordingOf('flare')));
  expect(await own.execute()).toEqual([{ name: 'flare' }]);
});

test('a wording that a server could not record at its start is recorded with the first consent, and outlives whoever gave it', async () => {
  const { db, owner, close } = await providedEngine().open();
  await sql`alter table published_wording rename to not_there_yet`.execute(owner);
  const late = await startTestServer({ db });
  await sql`alter table not_there_yet rename to published_wording`.execute(owner);
  const { visitor, leadId, slug } = await saveLead(late);
  expect((await visitor.call('sendConsent', { body: exampleConsent(slug) })).statusCode).toBe(204);
  await eraseLead(db, { leadId, reason: 'asked', at: late.clock() });
  const hash = sha256(wordingOf('screener'));
  const kept = await db.selectFrom('consent_text').select('text').where('sha256', '=', hash).execute();
  await late.close();
  await close();
  expect(kept).toEqual([{ text: wordingOf('screener') }]);
});
