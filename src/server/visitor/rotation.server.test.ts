import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booked } from '#src/generated/api.ts';
import type { CookieSecret } from '#src/server/settings/secretReaders.ts';
import { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { startTestServer, testCookieSecret, type TestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

const [older, newer] = [testCookieSecret, 'the secret that takes its place, step by step'];
const end = '2026-11-20T18:00:00Z';

/** The server with the older secret alone, as all were before. */
const before = testServer({ environment: () => ({ PUBLIC_ORIGINS: 'https://trials.example' }) });
/** Servers on the same database: the older secret signs, then the newer, then the older is away. */
let [first, second, after]: (TestServer | undefined)[] = [];
const started: TestServer[] = [];

async function start(secret: string, ...earlier: readonly CookieSecret[]): Promise<TestServer> {
  const cookieSecrets = new CookieSecrets([{ secret }, ...earlier], () => server.clock());
  const server: TestServer = await startTestServer(before(), { RATE_LIMIT_FACTOR: '1' }, { cookieSecrets });
  started.push(server);
  return server;
}

beforeAll(async () => {
  first = await start(older, { secret: newer });
  second = await start(newer, { secret: older, until: new Date(end) });
  after = await start(newer);
});
afterAll(() => Promise.all(started.map((server) => server.close())));

/** The same browser at another server. */
function at(server: TestServer | undefined, visitor: Visitor): Visitor {
  const there = server!.stranger();
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
  return there;
}

const act = async (visitor: Visitor) => (await visitor.call('actions', examples.actions)).statusCode;
const status = async (server: TestServer | undefined, path: string) =>
  (await server!.stranger().send('GET', path)).statusCode;

test('a session goes on at servers that have its secret among theirs, until its end', async () => {
  const old = await before().visitor();
  expect([await act(old), await act(at(first, old)), await act(at(second, old)), await act(at(after, old))]).toEqual([
    204, 204, 204, 403,
  ]);
  const young = await second!.visitor();
  expect([
    await act(young),
    await act(at(first, young)),
    await act(at(after, young)),
    await act(at(before(), young)),
  ]).toEqual([204, 204, 204, 403]);
  second!.setTime(end);
  expect([await act(at(second, old)), await act(at(second, young))]).toEqual([403, 204]);
  second!.setTime();
});

test('all that a session sends belongs to one visit, whichever server it reaches', async () => {
  const { db } = before();
  const visitor = await before().visitor();
  const last = await db
    .selectFrom('action')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  await act(visitor);
  await act(at(second, visitor));
  const rows = await db
    .selectFrom('action')
    .select('visit')
    .where('id', '>', last?.id ?? 0)
    .execute();
  const [{ visit } = { visit: null }] = rows;
  expect([rows.length, visit !== null, rows.every((row) => row.visit === visit)]).toEqual([2, true, true]);
});

test('a session acts for the lead that it saved before, and its links and its appointment open', async () => {
  const { visitor, slug, ask } = await booker(before());
  const booked = (await ask('demo-coordinator-1', '2026-11-20T19:00:00Z')).json<Booked>();
  const links = [booked.change, booked.calendarFile, await linkOf(before(), slug)];
  const opened = (server?: TestServer) => Promise.all(links.map((link) => status(server, link)));
  const own = async (server?: TestServer) =>
    (await at(server, visitor).call('appointment', { body: { slug } })).json<object>();
  expect([await opened(second), await own(second)]).toEqual([
    [200, 200, 200],
    { booked: expect.objectContaining({ id: booked.id }) },
  ]);
  second!.setTime(end);
  expect(await opened(second)).toEqual([404, 404, 404]);
  second!.setTime();
});

test('a code that was sent before proves its number, and the proof is known', async () => {
  const visitor = await before().visitor();
  const contact = '+13125558801';
  await proveByCode(before(), visitor, { kind: 'phone', contact });
  const lead = exampleLead({ phone1: contact });
  await create(at(second, visitor), lead);
  const rows = await before()
    .db.selectFrom('lead_contact')
    .select('verified_by')
    .where('lead_id', '=', lead.leadId)
    .execute();
  expect(rows.map((row) => row.verified_by)).toContain('text');
});

test('who has used up a limit gets no more of it by a new secret', async () => {
  const visitor = await first!.visitor();
  const ask = async (server: TestServer | undefined, number: number) =>
    (await at(server, visitor).call('alreadyMatched', { body: { phone: `+1212555${1000 + number}`, studyId: 1 } }))
      .statusCode;
  const statuses = [
    await ask(first, 1),
    await ask(first, 2),
    await ask(second, 3),
    await ask(second, 4),
    await ask(first, 5),
  ];
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
