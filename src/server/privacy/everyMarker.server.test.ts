import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { sealedTables } from '#src/server/db/sealed/sealedTables.ts';
import { embeddedReceiver, type Receiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { examplePicture } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { dump, everything } from './testing/everything.ts';
import { sendLetters } from './testing/markedRows.ts';
import { sendMarkers } from './testing/markedVisitor.ts';
import { markers } from './testing/marks.ts';

const server = testServer();

async function deliver(receiver: Receiver): Promise<void> {
  const log = { warn: () => undefined, error: () => undefined };
  const parts = { db: server().db, receiver, clock: () => new Date(Date.now() + 60_000), log };
  while ((await deliverDue(parts, new AbortController().signal)) > 0);
}

test('of forty markers in whatever can be sent, none is in the database or in a delivery once the lead is erased', async () => {
  const visitor = await server().visitor();
  const { slug, leadId, statuses, pictures } = await sendMarkers(server(), visitor, '2026-11-19T16:00:00.000Z');
  expect(new Set(statuses)).toEqual(new Set([200, 201, 204, 303]));
  expect((await pictures.send(examplePicture)).status).toBe(200);
  await deliver(embeddedReceiver(server().db));

  const before = await everything(server().db);
  const sealed = await dump(server().db);
  expect([...markers()].filter(([, marker]) => sealed.includes(marker))).toEqual([]);
  const stored = [...markers().values()].filter((marker) => before.includes(marker));
  expect(stored.length).toBeGreaterThanOrEqual(40);
  expect(stored).toContain(markers().get('ordered study'));
  const exported = (await runCommand(server(), ['privacy', 'export', slug])).lines.join('\n');
  const missing = [...markers()].filter(([, marker]) => before.includes(marker) && !exported.includes(marker));
  expect(missing.map(([place]) => place)).toEqual(['bytes of a picture']);

  await runCommand(server(), ['privacy', 'erase', slug]);
  const told: LeadEvent[] = [];
  await deliver((_id, event) => Promise.resolve(void told.push(event)));
  const after = await everything(server().db);
  const left = [...markers()].filter(([, marker]) => after.includes(marker) || JSON.stringify(told).includes(marker));
  expect(left).toEqual([]);
  expect(told).toMatchObject([{ type: 'lead.erased', data: { leadId, lead: null } }]);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});

/** A secret that is made by chance, of pictures in a bucket alone: it goes with their rows. */
const madeByChance = ['picture.object_secret'];

/** How many rows have something in each column that is sealed, or a keyed hash of a number or an address. */
async function countsOfSealed(): Promise<ReadonlyMap<string, number>> {
  const sealed = Object.entries(sealedTables).flatMap(([table, { texts, ...rest }]) =>
    [...texts, ...('bytes' in rest ? rest.bytes : [])].map((column) => ({ table, column })),
  );
  const { rows: hashed } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name in ('phone_hash', 'email_hash')`.execute(server().db);
  const counts = new Map<string, number>();
  for (const { table, column } of [...sealed, ...hashed]) {
    const { rows } = await sql<{ n: number }>`
      select count(${sql.ref(column)}) as n from ${sql.table(table)}`.execute(server().db);
    if (!madeByChance.includes(`${table}.${column}`)) counts.set(`${table}.${column}`, rows[0]?.n ?? 0);
  }
  return counts;
}

test('whoever sends the markers fills every column that is sealed or a keyed hash, and erased leaves nothing in any', async () => {
  const before = await countsOfSealed();
  const { slug, pictures } = await sendMarkers(server(), await server().visitor(), '2026-11-19T19:00:00.000Z');
  await pictures.send(examplePicture);
  await sendLetters(server());
  await deliver(embeddedReceiver(server().db));
  const filled = await countsOfSealed();
  expect([...filled].flatMap(([column, count]) => (count > (before.get(column) ?? 0) ? [] : [column]))).toEqual([]);
  await runCommand(server(), ['privacy', 'erase', slug]);
  expect(await countsOfSealed()).toEqual(before);
});

test('what others left stays: their visits, their wordings, and the wordings of the campaigns', async () => {
  const [first, second] = [await server().visitor(), await server().visitor()];
  const events = async () => (await server().db.selectFrom('action').select('id').execute()).length;
  const before = await events();
  const { slug } = await sendMarkers(server(), first, '2026-11-19T17:00:00.000Z');
  await sendMarkers(server(), second, '2026-11-19T18:00:00.000Z');
  expect(await events()).toBe(before + 2);
  await runCommand(server(), ['privacy', 'erase', slug]);
  expect(await events()).toBe(before + 1);
  const wording = server().db.selectFrom('consent_text').select('sha256').where('sealed', 'is not', null);
  expect(await wording.execute()).toHaveLength(1);
  expect((await verifyLedger(server().db)).violations).toEqual([]);
});
