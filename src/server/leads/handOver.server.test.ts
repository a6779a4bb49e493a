import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import type { Lead } from '#src/generated/api.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { linkedLead, slugOf } from './testing/linkedLead.ts';
import { unprovenBrought } from './unprovenBrought.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

const prefilled = async (visitor: Visitor, slug: string) =>
  (await visitor.call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } })).statusCode;
const askMyData = (contact: string) =>
  server().stranger().send('POST', '/my-data', new URLSearchParams({ contact }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const messagesAbout = (leadId: string) =>
  server().db.selectFrom('message').select('kind').where('lead_id', '=', leadId).execute();

type Brought = Pick<Partial<Lead>, 'phone1' | 'email'>;

test.each<[what: string, brought: Brought, unproven: string[]]>([
  ['another number', { phone1: '+13125550147' }, ['email']],
  ['another address', { email: 'somebody.else@example.org' }, ['phone']],
  ['both', { phone1: '+13125550148', email: 'both.other@example.org' }, []],
])('who comes by a link and brings %s has the lead alone', async (_what, brought, unproven) => {
  const { visitor: earlier, lead, leadId, slug, byLink } = await linkedLead(server());
  server().setTime('2026-11-18T18:00:30Z');
  const visitor = await server().visitor();
  const reply = await update(visitor, slug, byLink(brought));
  const later = slugOf(reply);
  expect([reply.statusCode, later === slug]).toEqual([200, false]);
  expect(await rowOf(leadId)).toMatchObject({ slug: later, phone: brought.phone1 ?? lead.phone1 });

  // Whoever saved it before reads and writes nothing of it, by link, by id or by what they were reached by.
  expect(await prefilled(earlier, slug)).toBe(204);
  expect((await update(earlier, slug, lead)).statusCode).toBe(404);
  expect((await create(earlier, lead)).statusCode).toBe(410);
  expect(await unprovenBrought(server().db, leadId)).toEqual(unproven);
  for (const contact of [lead.phone1, lead.email ?? '']) await askMyData(contact);
  expect(await messagesAbout(leadId)).toEqual([]);

  // Who came goes on, by their session and by the new link, and is reached by what they brought.
  expect((await create(visitor, { ...byLink(brought), leadId })).statusCode).toBe(201);
  expect((await update(visitor, later, { ...byLink(brought), leadId })).statusCode).toBe(200);
  await askMyData(brought.email ?? brought.phone1 ?? '');
  expect(await messagesAbout(leadId)).toHaveLength(1);
});

test.each([
  ['nothing new', {}],
  ['a name', { firstName: 'Annie' }],
  ['an address in capitals', 'capitals'],
] as const)('who comes by a link and brings %s leaves it as it was', async (_what, said) => {
  const { visitor: earlier, lead, slug, byLink } = await linkedLead(server());
  const changes = said === 'capitals' ? { email: lead.email?.toUpperCase() ?? '' } : said;
  expect(slugOf(await update(await server().visitor(), slug, byLink(changes)))).toBe(slug);
  expect([await prefilled(earlier, slug), (await update(earlier, slug, lead)).statusCode]).toEqual([200, 200]);
});

test('who comes by a link does not learn the id by which a save hands nothing over', async () => {
  const { leadId, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  const reply = await update(visitor, slug, byLink({}));
  expect(JSON.stringify([reply.headers, reply.body, ...visitor.cookies])).not.toContain(leadId);
});

test('the session that saved a lead changes its number without losing its link', async () => {
  const { visitor, lead, slug } = await linkedLead(server());
  expect(slugOf(await update(visitor, slug, { ...lead, phone1: '+13125550149' }))).toBe(slug);
});

test('who brings another number only with a later save has the lead alone as well', async () => {
  const { visitor: earlier, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  expect(slugOf(await update(visitor, slug, byLink({})))).toBe(slug);
  expect(slugOf(await update(visitor, slug, byLink({ phone1: '+13125550152' })))).not.toBe(slug);
  expect(await prefilled(earlier, slug)).toBe(204);
});

test('who comes by a link and knows the id of the lead as well has it alone, too', async () => {
  const { visitor: earlier, lead, slug } = await linkedLead(server());
  server().setTime('2026-11-18T18:00:30Z');
  const visitor = await server().visitor();
  const later = slugOf(await update(visitor, slug, { ...lead, phone1: '+13125550155' }));
  expect(later).not.toBe(slug);
  expect([await prefilled(earlier, slug), (await create(earlier, lead)).statusCode]).toEqual([204, 410]);
  server().setTime();
});

test('what is proved again counts again', async () => {
  const { lead, leadId, slug, byLink } = await linkedLead(server());
  const visitor = await server().visitor();
  await proveByCode(server(), visitor, { kind: 'email', contact: lead.email ?? '' });
  await update(visitor, slug, byLink({ phone1: '+13125550151' }));
  expect(await unprovenBrought(server().db, leadId)).toEqual([]);
});

test('leads of one moment are handed over each to its own', async () => {
  const leads = await Promise.all([linkedLead(server()), linkedLead(server()), linkedLead(server())]);
  const replies = await Promise.all(
    leads.map(async ({ slug, byLink }, index) =>
      update(await server().visitor(), slug, byLink(index === 1 ? {} : { phone1: `+1312555016${index}` })),
    ),
  );
  const rows = await Promise.all(leads.map(({ leadId }) => rowOf(leadId)));
  expect(replies.map(slugOf)).toEqual(rows.map((row) => row?.slug));
  expect(replies.map((reply, index) => slugOf(reply) === leads[index]?.slug)).toEqual([false, true, false]);
});
