import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleCaregiver, exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';
import { agreedBy } from './agreed.ts';
import { linkOf } from './testing/links.ts';
import { myForms, titleOf } from './testing/myForms.ts';
import { withdraw } from './withdraw.ts';

const server = testServer();
const { post, consentsOf } = myForms(server);
const get = (path: string) => server().stranger().send('GET', path);

const hidden = ['Annabel', 'May 17, 1980', '5 ft 7 in', 'The Open Air Asthma Study', '555-0188'];
const hiddenIn = (page: string) => hidden.filter((text) => !page.includes(text));

/** A lead with consent, and the page of data of whoever went on with its link and brought this; and proved the old address. */
async function handedOver(
  brought: Partial<Lead>,
  { prove = false, saved = {} }: { prove?: boolean; saved?: Partial<Lead> } = {},
) {
  const email = `${randomUUID()}@example.org`;
  const phone1 = '+12125550188';
  server().setTime('2026-11-18T18:00:00Z');
  const { visitor: earlier, lead, slug } = await saveLead(server(), { phone1, email, ...saved });
  await earlier.call('sendConsent', { body: exampleConsent(slug, { phone: phone1, email }) });
  const oldLink = await linkOf(server(), slug);
  const before = (await get(oldLink)).body;
  const visitor = await server().visitor();
  if (prove) await proveByCode(server(), visitor, { kind: 'email', contact: email });
  server().setTime('2026-11-18T18:01:00Z');
  const said: Lead = { ...lead, leadId: randomUUID(), ...brought };
  const later = (await update(visitor, slug, said)).json<LeadSaved>().slug;
  return { before, oldLink, link: await linkOf(server(), later), leadId: lead.leadId, phone1 };
}

test('who comes by a link with another address reads nothing of what was told and agreed to before', async () => {
  const { before, link } = await handedOver({ email: 'somebody.else@example.org' });
  expect(hiddenIn(before)).toEqual([]);
  const { body } = await get(link);
  expect(hiddenIn(body)).toEqual(hidden);
  expect(body).toContain('This sign-up was continued by a link with another number or address.');
  expect(body).toContain('We have no consent from you.');
  expect((await get(`${link}?language=es`)).body).toContain('Este registro continuó mediante un enlace');
  expect(hiddenIn((await get(`${link}?view=correct`)).body)).toEqual(hidden);
  // Places of the ledger can be guessed.
  const { rows: decisions } = await sql<{ type: string; position: number }>`
    select consent_type as type, position from consent`.execute(server().db);
  for (const { type, position } of decisions) {
    const { body: asked } = await get(`${link}?view=withdraw&type=${type}&position=${position}`);
    expect(titleOf(asked)).toBe('Your data');
  }
  expect(decisions.length).toBeGreaterThan(0);
  const copy = await get(`${link}/copy`);
  expect([copy.statusCode, hiddenIn(copy.body)]).toEqual([404, hidden]);
});

test('who proves that they are reached by what it was reached by reads everything', async () => {
  const { before, link } = await handedOver({ phone1: '+12125550189' }, { prove: true });
  expect(hiddenIn(before)).toEqual([]);
  expect(hiddenIn((await get(link)).body)).toEqual([]);
});

test('whether it was a match is not told to who took it over: neither in words, nor by when it is erased', async () => {
  const said = ['study may fit, so', 'not the right match', 'we will erase it on'];
  const saidIn = (page: string) => said.filter((text) => page.includes(text));
  const brought = { email: 'somebody.else@example.org' };
  const matched = await handedOver(brought);
  expect(saidIn(matched.before)).toEqual(['study may fit, so']);
  expect(saidIn((await get(matched.link)).body)).toEqual([]);
  const other = await handedOver(brought, { saved: { dateOfBirth: '2020-01-01' } });
  expect(saidIn(other.before)).toEqual(['not the right match', 'we will erase it on']);
  expect(saidIn((await get(other.link)).body)).toEqual([]);
});

test('who took it over corrects nothing of what was told before, and no answer to a form tells of it', async () => {
  const { link, leadId } = await handedOver({ email: 'somebody.else@example.org' });
  const row = () => server().db.selectFrom('lead').select(['version', 'sealed']).where('id', '=', leadId).execute();
  const before = await row();
  const version = String(before[0]?.version);
  const names = ['Annabel Quigley', 'Mallory Other', ''];
  const replies = [];
  for (const name of names) {
    const typed = { name, phone: '(212) 555-0188', email: 'somebody.else@example.org', postalCode: '10001' };
    replies.push(await post(link, { ...typed, do: 'correct', language: 'en', version }));
  }
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect(new Set(replies.map(({ headers }) => headers.location))).toEqual(new Set([`${link}?language=en`]));
  expect(await row()).toEqual(before);
});

test('a link that was made before opens nothing of who has it now, though number and address are the same', async () => {
  const caregiver = { ...exampleCaregiver(), phone1: '+12125550144' };
  const { before, oldLink, link } = await handedOver({ caregiver });
  expect(titleOf(before)).toBe('Your data');
  expect((await get(link)).statusCode).toBe(200);
  expect((await get(oldLink)).statusCode).toBe(404);
  expect((await post(oldLink, { do: 'erase', language: 'en' })).statusCode).toBe(404);
});

test('what is withdrawn while the lead goes over to somebody else is no decision of theirs', async () => {
  const { visitor, lead, leadId, slug } = await saveLead(server());
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: lead.phone1 }) });
  const [agreed] = await agreedBy(server().db, leadId, undefined);
  await whileHandedOver(server(), leadId, () => withdraw(server(), { slug }, agreed!));
  const decisions = await consentsOf(leadId);
  expect(decisions.map(({ has_consent: hasConsent }) => hasConsent)).toEqual([true]);
});
