import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from './testing/links.ts';
import { titleOf } from './testing/myForms.ts';

const server = testServer();
const get = (path: string) => server().stranger().send('GET', path);

const hidden = ['Annabel', 'May 17, 1980', '5 ft 7 in', 'The Open Air Asthma Study', '555-0188'];
const hiddenIn = (page: string) => hidden.filter((text) => !page.includes(text));

/** A lead with consent, and the page of data of whoever went on with its link and brought this; and proved the old address. */
async function handedOver(brought: Partial<Lead>, { prove = false } = {}) {
  const email = `${randomUUID()}@example.org`;
  const phone1 = '+12125550188';
  server().setTime('2026-11-18T18:00:00Z');
  const { visitor: earlier, lead, slug } = await saveLead(server(), { phone1, email });
  await earlier.call('sendConsent', { body: exampleConsent(slug, { phone: phone1, email }) });
  const before = (await get(await linkOf(server(), slug))).body;
  const visitor = await server().visitor();
  if (prove) await proveByCode(server(), visitor, { kind: 'email', contact: email });
  server().setTime('2026-11-18T18:01:00Z');
  const said: Lead = { ...lead, leadId: randomUUID(), ...brought };
  const later = (await update(visitor, slug, said)).json<LeadSaved>().slug;
  return { before, link: await linkOf(server(), later) };
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
