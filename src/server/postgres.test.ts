import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/open.ts';
import { seedDemo } from './db/seed.ts';
import { contentHash } from './leads/idempotency.ts';
import { postgresEngine } from './testing/engine.ts';
import { exampleLead } from './testing/examples.ts';
import { serverSuites } from './testing/suites.ts';
import { createWorld } from './testing/world.ts';

const { engine } = serverSuites(postgresEngine);

test('a key whose first request does not end is answered 409', async () => {
  const world = await createWorld(engine());
  const visitor = await world.visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const response = await engine()
    .db.transaction()
    .execute(async (tx) => {
      const row = { scope: 'createLead', key, request_sha256: contentHash({ lead }), lead_id: lead.leadId };
      await tx.insertInto('idempotency_key').values(row).execute();
      const answer = await visitor.call('createLead', { body: lead }, { 'idempotency-key': key });
      await sql`delete from idempotency_key where key = ${key}`.execute(tx);
      return answer;
    });
  const later = await visitor.call('createLead', { body: lead }, { 'idempotency-key': key });
  await world.close();
  expect([response.statusCode, response.headers['retry-after'], later.statusCode]).toEqual([409, '1', 201]);
});

test('eight servers that start at once leave one set of tables and of demo data', async () => {
  await sql`create database fresh`.execute(engine().db);
  const url = (engine().url ?? '').replace(/postgres$/, 'fresh');
  const opened = Array.from({ length: 8 }, () => openPostgres(url));
  await Promise.all(
    opened.map(async ({ db }) => {
      await migrate(db);
      await seedDemo(db);
    }),
  );
  const studies = await opened[0]?.db.selectFrom('study').select('id').execute();
  await Promise.all(opened.map((one) => one.close()));
  expect(studies).toHaveLength(11);
});
