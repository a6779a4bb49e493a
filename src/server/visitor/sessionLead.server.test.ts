import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, secretsOf } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { sessionLeads } from './sessionLead.ts';
import { sealText } from './sealedText.ts';

const cookieSecrets = secretsOf('a secret for the cookies of this file');
const server = testServer({ cookieSecrets });

const leadsOf = (cookies: Iterable<[string, string]>, at = '2026-11-18T18:00:00Z', https = false) =>
  sessionLeads(
    { db: server().db, cookieSecrets, clock: () => new Date(at), settings: { https } },
    { cookies: Object.fromEntries(cookies) },
  );
const saveAnother = async (visitor: Visitor) => {
  const lead = exampleLead();
  await create(visitor, lead);
  return lead.leadId;
};

test('a session names the leads that it saved, the latest first, and a stranger none', async () => {
  const { visitor, leadId } = await saveLead(server());
  server().setTime('2026-11-18T18:05:00Z');
  const second = await saveAnother(visitor);
  expect(await leadsOf(visitor.cookies)).toEqual([second, leadId]);
  server().setTime('2026-11-18T18:06:00Z');
  const { slug } = (await create(visitor, exampleLead({ leadId }))).json<{ slug: string }>();
  expect(await leadsOf(visitor.cookies)).toEqual([leadId, second]);
  const other = await server().visitor();
  expect(await leadsOf(other.cookies)).toEqual([]);
  await update(other, slug, exampleLead());
  expect(await leadsOf(other.cookies)).toEqual([leadId]);
});

test('two saves at once are both remembered, and a save that was refused is not', async () => {
  const visitor = await server().visitor();
  const saved = await Promise.all([saveAnother(visitor), saveAnother(visitor)]);
  const refused = await create(visitor, exampleLead({ studyId: 999 }));
  expect(refused.statusCode).toBe(404);
  expect((await leadsOf(visitor.cookies)).toSorted()).toEqual(saved.toSorted());
});

test('a session names eight leads, and none after a day', async () => {
  const visitor = await server().visitor();
  const saved: string[] = [];
  const everGiven = new Map<string, string>();
  for (let minute = 10; minute < 20; minute += 1) {
    server().setTime(`2026-11-18T18:${minute}:00Z`);
    saved.unshift(await saveAnother(visitor));
    for (const [name, value] of visitor.cookies) everGiven.set(name, value);
  }
  expect(await leadsOf(visitor.cookies)).toEqual(saved.slice(0, 8));
  // Nor does one that keeps what a browser is told to forget.
  expect(await leadsOf(everGiven)).toEqual(saved.slice(0, 8));
  expect(await leadsOf(visitor.cookies, '2026-11-19T18:18:30Z')).toEqual(saved.slice(0, 1));
  expect(await leadsOf(visitor.cookies, '2026-11-19T18:19:00Z')).toEqual([]);
});

const named = async (value: string, id: string) => (await leadsOf([[`lead-${id.slice(0, 8)}`, value]])).length;

test('a cookie that nobody sealed for this purpose names no lead', async () => {
  const id = randomUUID();
  const text = `${id}.zzzzzzzz`;
  const sealed = (purpose: string, secrets = cookieSecrets) => sealText(purpose, text, secrets);
  const forged = [
    text,
    `${text}.`,
    `${text}.x`,
    sealed('calendar'),
    sealed('session lead', secretsOf('another secret')),
    '',
  ];
  const ofForged = await Promise.all(forged.map((value) => named(value, id)));
  expect([await named(sealed('session lead'), id), ofForged]).toEqual([1, [0, 0, 0, 0, 0, 0]]);
});

test('scripts cannot read the cookie, and by HTTPS it goes to this host alone', async () => {
  const secure = await startTestServer(server(), { HTTPS: 'true' }, { cookieSecrets });
  const [plain, safe] = await Promise.all(
    [server(), secure].map(async (one) => (await create(await one.visitor(), exampleLead())).cookies[0]),
  );
  await secure.close();
  const lead = /^lead-[0-9a-f]{8}$/;
  expect(plain).toMatchObject({ name: expect.stringMatching(lead), httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(safe).toMatchObject({ name: expect.stringMatching(/^__Host-lead-/), secure: true, httpOnly: true, path: '/' });
});

test('by HTTPS a lead counts under the name that no other host of the domain can plant, and under no other', async () => {
  const { visitor, leadId } = await saveLead(server());
  const [name, value] = [...visitor.cookies].find(([one]) => one.startsWith('lead-')) ?? ['', ''];
  const at = '2026-11-18T18:00:00Z';
  expect(await leadsOf([[name, value]], at, true)).toEqual([]);
  expect(await leadsOf([[`__Host-${name}`, value]], at, true)).toEqual([leadId]);
  expect(await leadsOf([['lead-00000000', value]], at)).toEqual([]);
});
