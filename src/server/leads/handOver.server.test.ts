import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { correcting } from '#src/server/myData/correct.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { create, saveLead, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { earlierLead } from './earlier.ts';
import { unprovenBrought } from './unprovenBrought.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

let count = 0;

/** A lead that somebody saved, and what a page that opened its link would save: prefilled, under an id of its own. */
async function linked(changes: Partial<Lead> = {}) {
  count += 1;
  const phone1 = `+1212555${4000 + count}`;
  const saved = await saveLead(server(), { phone1, email: `${randomUUID()}@example.org`, ...changes });
  const byLink = (said: Partial<Lead>): Lead => ({ ...saved.lead, leadId: randomUUID(), ...said });
  return { ...saved, byLink };
}

const prefilled = async (visitor: Visitor, slug: string) =>
  (await visitor.call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } })).statusCode;
const slugOf = (reply: LightMyRequestResponse) => reply.json<LeadSaved>().slug;
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
  const { visitor: earlier, lead, leadId, slug, byLink } = await linked();
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
  const { visitor: earlier, lead, slug, byLink } = await linked();
  const changes = said === 'capitals' ? { email: lead.email?.toUpperCase() ?? '' } : said;
  expect(slugOf(await update(await server().visitor(), slug, byLink(changes)))).toBe(slug);
  expect([await prefilled(earlier, slug), (await update(earlier, slug, lead)).statusCode]).toEqual([200, 200]);
});

test('who comes by a link does not learn the id by which a save hands nothing over', async () => {
  const { leadId, slug, byLink } = await linked();
  const visitor = await server().visitor();
  const reply = await update(visitor, slug, byLink({}));
  expect(JSON.stringify([reply.headers, reply.body, ...visitor.cookies])).not.toContain(leadId);
});

test('the session that saved a lead changes its number without losing its link', async () => {
  const { visitor, lead, slug } = await linked();
  expect(slugOf(await update(visitor, slug, { ...lead, phone1: '+13125550149' }))).toBe(slug);
});

test('a save whose answer was lost is answered again, though the link leads to nothing any more', async () => {
  const { slug, byLink } = await linked();
  const visitor = await server().visitor();
  const [body, key] = [byLink({ phone1: '+13125550150' }), { 'idempotency-key': randomUUID() }];
  const send = (of: Visitor, more: Partial<Lead> = {}) =>
    of.call('updateLead', { params: { slug }, body: { ...body, ...more } }, key);
  const first = await send(visitor);
  const again = await send(visitor);
  expect([again.statusCode, slugOf(again), again.headers['idempotency-replayed']]).toEqual([
    200,
    slugOf(first),
    'true',
  ]);
  expect((await send(visitor, { firstName: 'Ann' })).statusCode).toBe(422);
  expect((await update(visitor, slug, body)).statusCode).toBe(404);
});

test('who had a lead before it was handed over gets it back neither by what they sent then nor by waiting', async () => {
  const { visitor: earlier, lead, slug, byLink } = await linked();
  const key = { 'idempotency-key': randomUUID() };
  const send = async () => [
    (await earlier.call('createLead', { body: lead }, key)).statusCode,
    (await earlier.call('updateLead', { params: { slug }, body: lead }, key)).statusCode,
    (await create(earlier, lead)).statusCode,
  ];
  expect(await send()).toEqual([201, 200, 201]);
  server().setTime('2026-11-18T18:01:00Z');
  await update(await server().visitor(), slug, byLink({ phone1: '+13125550153' }));
  expect(await send()).toEqual([410, 404, 410]);
  server().setTime('2026-11-20T18:01:00Z');
  await retain(server().db, readSettings({}), new Date('2026-11-20T18:01:00Z'));
  expect(await send()).toEqual([410, 404, 410]);
  server().setTime();
});

test('nor does who saved it a moment before', async () => {
  const { visitor: earlier, lead, slug, byLink } = await linked();
  server().setTime('2026-11-18T18:01:00.200Z');
  await create(earlier, lead);
  server().setTime('2026-11-18T18:01:00.700Z');
  const visitor = await server().visitor();
  await update(visitor, slug, byLink({ phone1: '+13125550154' }));
  expect((await create(earlier, lead)).statusCode).toBe(410);
  expect((await create(visitor, { ...byLink({ phone1: '+13125550154' }), leadId: lead.leadId })).statusCode).toBe(201);
  server().setTime();
});

test.each([
  ['createLead', 'before'],
  ['createLead', 'after'],
  ['updateLead', 'before'],
  ['updateLead', 'after'],
] as const)('nor does who saves it at the same moment, by %s, a little %s', async (name, when) => {
  const second = await startTestServer(server());
  for (let turn = 0; turn < 4; turn += 1) {
    server().setTime('2026-11-18T18:00:00Z');
    const { visitor: earlier, lead, slug, byLink } = await linked();
    const visitor = await second.visitor();
    const save = name === 'createLead' ? () => create(earlier, lead) : () => update(earlier, slug, lead);
    const body = byLink({ phone1: `+1312555017${turn}` });
    server().setTime(`2026-11-18T18:01:00.00${when === 'before' ? 1 : 3}Z`);
    second.setTime('2026-11-18T18:01:00.002Z');
    let [later] = await Promise.all([update(visitor, slug, body), save()]);
    second.setTime('2026-11-18T18:01:01Z');
    if (later.statusCode === 409) later = await update(visitor, slug, body);
    expect([later.statusCode, (await create(earlier, lead)).statusCode]).toEqual([200, 410]);
    expect((await save()).statusCode).toBe(name === 'createLead' ? 410 : 404);
    expect(await rowOf(lead.leadId)).toMatchObject({ slug: slugOf(later), phone: body.phone1 });
  }
  await second.close();
  server().setTime();
});

test('nor does who was about to correct it on the page of their data', async () => {
  const { leadId, slug, byLink } = await linked();
  const { db, clock } = server();
  const earlier = await earlierLead(db, leadId);
  if (!earlier) throw new Error('There is no such lead.');
  const phone1 = '+13125550181';
  await update(await server().visitor(), slug, byLink({ phone1 }));
  const context = { db, searches: db, clock, settings: readSettings({}), cookieSecrets: testCookieSecrets };
  const log = { warn: () => undefined };
  const correction = { earlier, lead: { ...earlier.lead, firstName: 'Anna' }, version: 1, seenSlug: slug };
  expect(await correcting(context)(correction, log)).toBe(false);
  expect(await rowOf(leadId)).toMatchObject({ phone: phone1 });
});

test('a save that hands a lead over and is sent twice at once is answered twice alike', async () => {
  const { slug, byLink } = await linked();
  const visitor = await server().visitor();
  const key = { 'idempotency-key': randomUUID() };
  const body = byLink({ phone1: '+13125550180' });
  const send = () => visitor.call('updateLead', { params: { slug }, body }, key);
  const replies = await Promise.all([send(), send()]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(replies.map(slugOf)).size).toBe(1);
});

test('who brings another number only with a later save has the lead alone as well', async () => {
  const { visitor: earlier, slug, byLink } = await linked();
  const visitor = await server().visitor();
  expect(slugOf(await update(visitor, slug, byLink({})))).toBe(slug);
  expect(slugOf(await update(visitor, slug, byLink({ phone1: '+13125550152' })))).not.toBe(slug);
  expect(await prefilled(earlier, slug)).toBe(204);
});

test('who comes by a link and knows the id of the lead as well has it alone, too', async () => {
  const { visitor: earlier, lead, slug } = await linked();
  server().setTime('2026-11-18T18:00:30Z');
  const visitor = await server().visitor();
  const later = slugOf(await update(visitor, slug, { ...lead, phone1: '+13125550155' }));
  expect(later).not.toBe(slug);
  expect([await prefilled(earlier, slug), (await create(earlier, lead)).statusCode]).toEqual([204, 410]);
  server().setTime();
});

test.each([
  ['another address', { email: 'verdict.other@example.org' }, false],
  ['the same', {}, true],
] as const)(
  'who comes by a link with %s is judged by their own answers, now and later: %o %s',
  async (_, brought, qualified) => {
    const { lead, leadId, slug, byLink } = await linked();
    const visitor = await server().visitor();
    /** The study, and nothing of what it asks about. */
    const said = () => {
      const { dateOfBirth: _born, gender: _gender, responses: _answers, ...rest } = byLink(brought);
      return rest;
    };
    let now = slug;
    for (let save = 0; save < 2; save += 1) {
      now = slugOf(await update(visitor, now, said()));
      expect(await rowOf(leadId)).toMatchObject({ qualified, date_of_birth: lead.dateOfBirth });
    }
  },
);

/** What a sign-up saves, which is about no study. */
const aboutNone = ({ studyId: _study, siteId: _site, studySiteId: _studySite, ...lead }: Lead): Lead => lead;

test('who takes a lead over with a number of their own and names no study qualifies for none, now and later', async () => {
  const { leadId, slug, byLink } = await linked();
  const visitor = await server().visitor();
  const said = aboutNone(byLink({ phone1: '+13125550191' }));
  const later = slugOf(await update(visitor, slug, said));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: null });
  await update(visitor, later, said);
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: null });
  await update(visitor, later, byLink({ phone1: '+13125550191' }));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('who adds an address by the link of a lead, and keeps its number, stays as qualified as its answers are', async () => {
  const { leadId, slug, byLink } = await linked();
  const visitor = await server().visitor();
  const said = { ...aboutNone(byLink({ email: 'added@example.org' })), responses: {} };
  const later = slugOf(await update(visitor, slug, said));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
  await update(visitor, later, said);
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('who adds an address by the link of a lead stays qualified by no answer that they take back later', async () => {
  const { leadId, slug, byLink } = await linked();
  const visitor = await server().visitor();
  const said = aboutNone(byLink({ email: 'changing@example.org' }));
  const later = slugOf(await update(visitor, slug, said));
  await update(visitor, later, { ...said, dateOfBirth: '1950-01-01' });
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: false, judgement: { ageQualifies: false } });
});

test('a save by link that names no study is judged anew on that of the lead', async () => {
  const { leadId, slug, byLink } = await linked();
  expect(await rowOf(leadId)).toMatchObject({ qualified: true });
  const visitor = await server().visitor();
  await update(visitor, slug, aboutNone(byLink({ dateOfBirth: '1950-01-01' })));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: false, judgement: { ageQualifies: false } });
  await update(visitor, slug, aboutNone(byLink({})));
  expect(await rowOf(leadId)).toMatchObject({ study_id: 1, qualified: true });
});

test('nor is it lost where the site of the lead is gone', async () => {
  const { leadId, slug, byLink } = await linked();
  await server().db.updateTable('lead').set({ site_id: 999_999 }).where('id', '=', leadId).execute();
  const reply = await update(await server().visitor(), slug, aboutNone(byLink({ firstName: 'Annie' })));
  expect(reply.statusCode).toBe(200);
  expect(await rowOf(leadId)).toMatchObject({ first_name: 'Annie', study_id: 1, qualified: null });
});

test('what is proved again counts again', async () => {
  const { lead, leadId, slug, byLink } = await linked();
  const visitor = await server().visitor();
  await proveByCode(server(), visitor, { kind: 'email', contact: lead.email ?? '' });
  await update(visitor, slug, byLink({ phone1: '+13125550151' }));
  expect(await unprovenBrought(server().db, leadId)).toEqual([]);
});

test('leads of one moment are handed over each to its own', async () => {
  const leads = await Promise.all([linked(), linked(), linked()]);
  const replies = await Promise.all(
    leads.map(async ({ slug, byLink }, index) =>
      update(await server().visitor(), slug, byLink(index === 1 ? {} : { phone1: `+1312555016${index}` })),
    ),
  );
  const rows = await Promise.all(leads.map(({ leadId }) => rowOf(leadId)));
  expect(replies.map(slugOf)).toEqual(rows.map((row) => row?.slug));
  expect(replies.map((reply, index) => slugOf(reply) === leads[index]?.slug)).toEqual([false, true, false]);
});
