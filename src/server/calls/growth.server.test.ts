import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { services } from '#src/api/services.ts';
import { everyWrite, keyed } from '#src/server/http/testing/everyWrite.ts';
import { embeddedReceiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };

const server = testServer();

/** Text that no database makes smaller. */
const noise = (length: number) => randomBytes(length).toString('hex').slice(0, length);
/** The largest query that a page may send on. */
const query = () => Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`parameter_${place}`, noise(500)]));
const codes = Array.from({ length: 20 }, (_, place) => `code_${'x'.repeat(place)}`);
const lead = () => {
  const texts = exampleLead().additionalFields.surveyQuestions.map((one) => ({
    ...one,
    questionResponseText: noise(200),
  }));
  const { additionalFields, sourceInfo } = exampleLead();
  return exampleLead({
    additionalFields: { ...additionalFields, surveyQuestions: texts },
    sourceInfo: { ...sourceInfo, query: query(), referrerUrl: `https://example.org/${noise(1900)}` },
  });
};

/** A body that makes a call store as much as it can; every other call is sent the good one that tests have for it. */
const heavy: Partial<Record<CallName, () => object>> = {
  createLead: lead,
  actions: () => ({ ...examples.actions.body, actions: codes, query: query() }),
  routerLog: () => ({ ...examples.routerLog.body, path: noise(200), query: query() }),
  redirectDebug: () => ({ referrerUrl: `https://example.org/${noise(1900)}`, attemptedCampaign: noise(200) }),
  reportError: () => ({ severity: 'info', message: noise(500), history: codes.map(() => noise(200)), query: query() }),
  uploadRecording: () => ({
    ...examples.uploadRecording.body,
    sessionId: randomUUID(),
    recordings: Array.from({ length: 20 }, () => noise(1000)),
  }),
};

/** Of deliveries what their rows have: the room of what was let go of is free for others, whenever the table is vacuumed. */
const bytesKept = async () => {
  const { rows } = await sql<{ bytes: number }>`
    select (sum(pg_total_relation_size(oid))
      + (select coalesce(sum(pg_column_size(delivery.*)), 0) from delivery))::float as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> 'delivery'`.execute(
    server().db,
  );
  return rows[0]?.bytes ?? 0;
};

/** Delivers to the receiver that is built in, each event by itself. */
async function deliverAll(): Promise<void> {
  const { db } = server();
  const log = { warn: console.warn, error: console.error };
  const parts = { db, receiver: embeddedReceiver(db), clock: () => new Date(Date.now() + 1000), log };
  while ((await deliverDue(parts, new AbortController().signal)) > 0);
}

const REQUESTS = 40;
/** Pages of tables and indexes that a few rows begin. */
const PAGES = 300_000;

test('no call stores much more than it is sent', async () => {
  const visitor = await server().visitor();
  for (const { name, method, url, body } of await everyWrite(visitor)) {
    const bodies = Array.from({ length: REQUESTS }, () => heavy[name]?.() ?? body);
    const before = await bytesKept();
    for (const one of bodies) await visitor.send(method, url, one, keyed());
    await deliverAll();
    const sent = bodies.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
    const kept = (await bytesKept()) - before;
    expect
      .soft({ name, kept, sent })
      .toMatchObject({ kept: expect.toSatisfy((bytes: number) => bytes < 3 * sent + PAGES) });
  }
}, 240_000);

test('every writing call has a budget by the hour', () => {
  const writing = Object.entries(services).filter(([, { method }]) => method !== 'GET');
  const without = writing.filter(([name]) => !('perHour' in api.properties[name as CallName]));
  // Of pictures what is taken is counted, by the lead: `uploadBudget`.
  expect(without.map(([name]) => name)).toEqual(['createPicture', 'uploadPicture']);
});

/** A call of the largest size. */
const counted = () => ({ body: { ...examples.actions.body, query: query() } });

describe('budgets', () => {
  test('a session that has sent too much is told how long to wait, and others are served', async () => {
    const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '0.05' });
    const [visitor, other] = [await limited.visitor(), await limited.visitor()];
    const replies = [await visitor.call('actions', counted()), await visitor.call('actions', counted())];
    replies.push(await other.call('actions', counted()));
    await limited.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 429, 204]);
    expect(Number(replies[1]?.headers['retry-after'])).toBeGreaterThan(3500);
  });
});
