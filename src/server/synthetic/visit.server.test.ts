import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startSyntheticVisits } from './timer.ts';
import { visit } from './visit.ts';
import { secretsOf, testCookieSecrets } from '#src/server/testing/startTestServer.ts';

const renderer = `export const redirectOf = () => undefined;
export const studyOf = async () => undefined;
export const renderPage = async ({ url }) => url === '/' ? { html: '', status: 302, redirect: '/signup/ws10/home' }
  : { html: '<script src="/signup/js/main.js"></script>', status: 200 };`;

const folder = mkdtempSync(join(tmpdir(), 'openscreener-synthetic-'));
const script = join(folder, 'client/signup/js/main.js');
const writeScript = () => writeFileSync(script, 'plain');
const build = () => {
  for (const part of ['client/signup/js', 'ssr']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'ssr/server.js'), renderer);
  writeScript();
  return { PUBLIC_DIR: join(folder, 'client') };
};

const requests = new RequestMetrics();
const cookieSecrets = testCookieSecrets;
const server = testServer({ environment: build, metrics: requests, cookieSecrets });
afterAll(() => rmSync(folder, { recursive: true }));

let address = '';
beforeAll(async () => {
  address = await server().app.listen({ port: 0, host: '127.0.0.1' });
});

const settings = readSettings({ SYNTHETIC_VISIT_MINUTES: '5' });
const parts = () => ({ address, settings, cookieSecrets, clock: server().clock, signal: new AbortController().signal });
/** Its mark is good for a minute of now. */
const atPresent = () => server().setTime(new Date().toISOString());

async function rowsOf(tables: readonly string[]): Promise<number[]> {
  const counts = tables.map((table) => sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`);
  return Promise.all(counts.map(async (count) => (await count.execute(server().db)).rows[0]?.n ?? -1));
}

/** How many first saves the metrics have. */
const savesCounted = async () =>
  Number(
    /^openscreener_request_seconds_count{.*"\/api\/subjects".*} (\d+)$/m.exec(await requests.registry.metrics())?.[1] ??
      0,
  );

test('a visit comes through, and nothing of it stays or counts', async () => {
  atPresent();
  const tables = [
    'lead',
    'outbox',
    'consent',
    'consent_text',
    'idempotency_key',
    'lead_contact',
    'lead_visit',
    'delivery',
  ];
  const before = [await rowsOf(tables), await savesCounted()];
  await visit(parts());
  expect([await rowsOf(tables), await savesCounted()]).toEqual(before);
});

test('a mark that no server of ours has signed is nothing: who sends it is saved as any visitor', async () => {
  atPresent();
  const [leads = 0, consents = 0] = await rowsOf(['lead', 'consent']);
  const saves = await savesCounted();
  await expect(visit({ ...parts(), cookieSecrets: secretsOf('of somebody else') })).resolves.toBeUndefined();
  expect([...(await rowsOf(['lead', 'consent'])), await savesCounted()]).toEqual([leads + 1, consents + 1, saves + 1]);
});

test('it says where it ends: at a file, at the save, without a server', async () => {
  atPresent();
  rmSync(script);
  await expect(visit(parts())).rejects.toMatchObject({ at: 'files', status: 404 });
  writeScript();
  await sql`create function refuse_leads() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
    server().owner,
  );
  await sql`create trigger refuse_leads before insert on lead for each row execute function refuse_leads()`.execute(
    server().owner,
  );
  const failed = await visit(parts()).catch((error: unknown) => error);
  await sql`drop trigger refuse_leads on lead`.execute(server().owner);
  expect(failed).toMatchObject({ at: 'save', status: 500 });
  await expect(visit({ ...parts(), address: 'http://127.0.0.1:1' })).rejects.toMatchObject({ at: 'page' });
});

test('metrics say when it came through last, and the log where it did not', async () => {
  atPresent();
  const metrics = new RequestMetrics();
  const lines: unknown[] = [];
  const log = { error: (line: unknown) => void lines.push(line) };
  const last = async () =>
    Number(/^openscreener_synthetic_visit_timestamp_seconds (\S+)$/m.exec(await metrics.registry.metrics())?.[1]);
  const visits = startSyntheticVisits({ ...parts(), metrics, log, startMs: 0 });
  await expect.poll(last).toBeGreaterThan(Date.now() / 1000 - 60);
  await visits.stop();
  const broken = new RequestMetrics();
  const others = startSyntheticVisits({ ...parts(), address: 'http://127.0.0.1:1', metrics: broken, log, startMs: 0 });
  await expect.poll(() => lines).toEqual([expect.objectContaining({ at: 'page' })]);
  await others.stop();
  expect(await broken.registry.metrics()).toContain('openscreener_synthetic_visits_failed_total{at="page"} 1');
  // A visitor of flesh and blood is counted beside it.
  const visitor = await server().visitor();
  expect((await create(visitor, exampleLead())).statusCode).toBe(201);
});
