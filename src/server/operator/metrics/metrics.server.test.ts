import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { metricsText, openMetrics } from './listener.ts';
import type { Lead } from '#src/generated/api.ts';
import { countOf, stateGauges } from './state.ts';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';

test('a latency counts in every bucket that holds it', async () => {
  const requests = new RequestMetrics();
  for (const seconds of [0.004, 0.2, 30]) requests.observe({ method: 'GET', route: '/a/:b"', status: 200, seconds });
  const lines = await requests.registry.metrics();
  const labels = 'method="GET",route="/a/:b\\"",status="200"';
  expect(lines).toContain(`openscreener_request_seconds_bucket{le="0.005",${labels}} 1`);
  expect(lines).toContain(`openscreener_request_seconds_bucket{le="0.25",${labels}} 2`);
  expect(lines).toContain(`openscreener_request_seconds_bucket{le="+Inf",${labels}} 3`);
  expect(lines).toContain(`openscreener_request_seconds_sum{${labels}} 30.204`);
});

const requests = new RequestMetrics();
const server = testServer({ metrics: requests });

test('requests are counted by their pattern, and leads and deliveries by their number', async () => {
  const visitor = await server().visitor();
  await visitor.call('createLead', { body: exampleLead() }, { 'idempotency-key': 'a-key-of-mine' });
  await visitor.send('GET', '/signup/ws10/home?firstName=Zyxmarker&zip=SE19ZZ');
  await visitor.send('GET', '/Zyxmarker');
  const door = await openMetrics({ db: server().db, requests }, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`http://127.0.0.1:${door.port}/metrics`)).text();
  const other = await fetch(`http://127.0.0.1:${door.port}/`);
  door.close();
  expect(text).toContain('openscreener_request_seconds_count{method="POST",route="/api/subjects",status="201"} 1');
  expect(text).toMatch(/^openscreener_leads 1$/m);
  expect(text).toMatch(/^openscreener_outbox_depth 1$/m);
  expect(text).toMatch(/^openscreener_outbox_age_seconds \d/m);
  expect(text).not.toMatch(/Zyxmarker|SE19ZZ|Annabel/);
  expect(other.status).toBe(404);
});

test('a scrape counts so many rows and leaves the rest to the statistics of the database', async () => {
  const { db, owner } = server();
  const all = await countOf(db, 'postal_area');
  await sql`analyze postal_area`.execute(owner);
  expect(await countOf(db, 'postal_area', 3)).toBe(all);
  await sql`insert into postal_area (country, code, lat, lon, place) values ('US', 'not analyzed', 0, 0, '')`.execute(
    db,
  );
  expect([await countOf(db, 'postal_area', 3), await countOf(db, 'postal_area')]).toEqual([all, Number(all) + 1]);
});

test('a lead that should have a consent and has none is counted once its page has had the time', async () => {
  const { db } = server();
  const gauge = async () =>
    (await stateGauges(db)).find(({ name }) => name === 'openscreener_leads_without_consent')?.value;
  const visitor = await server().visitor();
  const save = async (campaign: string, changes: Partial<Lead> = {}) => {
    const lead = exampleLead(changes);
    lead.sourceInfo.campaign = campaign;
    await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
    return lead.leadId;
  };
  const age = (id: string, minutes: number) =>
    sql`update lead set created_at = now() - make_interval(mins => ${minutes}::int) where id = ${id}`.execute(db);
  const before = await gauge();
  const without = await save('ws10');
  await age(await save('ws10', { consents: [exampleLeadConsent()] }), 10);
  // A partner's agent asks on the phone, and a no is no row.
  await age(await save('ps1'), 10);
  await age(without, 4);
  expect(await gauge()).toBe(before);
  await age(without, 6);
  expect(await gauge()).toBe((before ?? 0) + 1);
  await age(without, 25 * 60);
  expect(await gauge()).toBe(before);
});

test('without the database the process still tells what it knows', async () => {
  const away = openAbsent();
  const requestsAlone = new RequestMetrics();
  requestsAlone.addProcess();
  const text = await metricsText({ db: away.db, requests: requestsAlone });
  await away.close();
  expect(text).toMatch(/^openscreener_database_up 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

test('a port that is taken is told in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const away = openAbsent();
  const opening = openMetrics({ db: away.db, requests: new RequestMetrics() }, { host: '127.0.0.1', port });
  await expect(opening).rejects.toThrow(`The metrics cannot listen on 127.0.0.1:${port}.`);
  taken.close();
  await away.close();
});
