import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { bringUpToDate } from '#src/server/db/upToDate.ts';
import type { Database } from '#src/server/db/schema.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { withSealing } from '#src/server/sealing/carried.ts';
import { newKeyText } from '#src/server/sealing/keys.ts';
import { everything } from '#src/server/privacy/testing/everything.ts';
import { sendMarkers } from '#src/server/privacy/testing/markedVisitor.ts';
import { markers } from '#src/server/privacy/testing/marks.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { readied, testKeys } from '#src/server/testing/engines/testKeys.ts';
import { examplePicture } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { openSealing } from './openSealing.ts';
import { countLeft, reseal } from './reseal.ts';
import { openRow } from './rows.ts';
import { sealedTables } from './sealedTables.ts';

const server = testServer();
const [testKey] = testKeys.encryptionKeys;
const keys = (...encryptionKeys: string[]) => ({ ...testKeys, encryptionKeys });

/** A database of its own, with what a visitor who sends forty markers leaves in it. */
async function markedDatabase() {
  const opened = await providedEngine().open();
  const own = await startTestServer(opened);
  const visitor = await own.visitor();
  const { slug, pictures } = await sendMarkers(own, visitor, '2026-11-19T16:00:00.000Z');
  await pictures.send(examplePicture);
  const close = async () => {
    await own.close();
    await opened.close();
  };
  return { ...own, slug, close };
}

const readableMarkers = async (db: Kysely<Database>) => {
  const text = await everything(db);
  return [...markers().values()].filter((marker) => text.includes(marker));
};

test('every column that may hold an envelope is in the list of what is opened and sealed anew', async () => {
  const listed = Object.entries(sealedTables).flatMap(([table, { texts, ...rest }]) =>
    [...texts, ...('bytes' in rest ? rest.bytes : [])].map((column) => `${table}.${column}`),
  );
  const { rows } = await sql<{ place: string }>`select table_name || '.' || column_name as place
    from information_schema.columns where table_schema = current_schema() and column_name = 'sealed'`.execute(
    server().db,
  );
  const places = rows.map(({ place }) => place).filter((place) => place !== 'sealing_key.sealed');
  expect(places).toContain('lead.sealed');
  expect(places.filter((place) => !listed.includes(place))).toEqual([]);
});

test('another key seals every row anew while visitors save, and afterwards the old one is not asked for', async () => {
  const marked = await markedDatabase();
  const newKey = newKeyText();
  const before = await readableMarkers(marked.db);
  expect(before.length).toBeGreaterThanOrEqual(40);
  const db = withSealing(marked.db, await openSealing(marked.db, keys(newKey, testKey)));
  const rotating = await startTestServer({ db });
  const { visitor, slug, lead, leadId } = await saveLead(rotating);
  const left = await countLeft(db);
  expect(left).toBeGreaterThan(20);
  const versionOf = async () =>
    (await db.selectFrom('lead').select('version').where('id', '=', leadId).executeTakeFirstOrThrow()).version;
  const shown: number[] = [];
  const [count, ...saves] = await Promise.all([
    reseal(db, (still) => void shown.push(still)),
    ...[1, 2, 3, 4, 5].map((n) => update(visitor, slug, { ...lead, lastName: `Saved${n}` })),
  ]);
  expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect([count >= left, shown[0], shown.at(-1), await countLeft(db)]).toEqual([true, left, 0, 0]);
  expect(await versionOf()).toBe(6);
  const later = withSealing(marked.db, await openSealing(marked.db, keys(newKey)));
  expect(await readableMarkers(later)).toEqual(before);
  expect((await verifyLedger(later)).violations).toEqual([]);
  await expect(openSealing(marked.db, keys(testKey))).rejects.toThrow(
    /^The database is sealed with the key [0-9a-f]{8}, and/,
  );
  await rotating.close();
  await marked.close();
});

test('a rotation that was stopped goes on where it was', async () => {
  const marked = await markedDatabase();
  const newKey = newKeyText();
  const db = withSealing(marked.db, await openSealing(marked.db, keys(newKey, testKey)));
  const all = await countLeft(db);
  const stopped = reseal(db, (left) => {
    if (left < all) throw new Error('The process was killed.');
  });
  await expect(stopped).rejects.toThrow('killed');
  const left = await countLeft(db);
  expect([left > 0, left < all]).toEqual([true, true]);
  // Both keys are needed as long as both have sealed something.
  await expect(openSealing(marked.db, keys(newKey))).rejects.toThrow(/put the key with that id back/);
  expect(await reseal(db)).toBe(left);
  await openSealing(marked.db, keys(newKey));
  await marked.close();
});

test('an operator gives an embedded database a new key, in its file, while it is served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-keys-'));
  const marked = await markedDatabase();
  const file = join(folder, 'encryption-keys');
  writeFileSync(file, `${testKey}\n`);
  const { lines } = await runCommand({ db: marked.db }, ['privacy', 'rotate', 'new'], { DATA_DIR: folder });
  expect(lines.join()).toMatch(
    /^\d+ rows? sealed anew\. Everything is sealed with the key [0-9a-f]{8}; none is left\.$/,
  );
  const kept = readFileSync(file, 'utf8').trim();
  expect([kept.length, kept === testKey]).toEqual([43, false]);
  expect((await runCommand({ db: marked.db }, ['privacy', 'export', marked.slug])).lines.join()).toContain('Zyxmark');
  expect((await saveLead({ ...marked, close: () => Promise.resolve(undefined) })).slug).not.toBe('');
  const shared = { DATA_DIR: folder, ENCRYPTION_KEYS: kept };
  await expect(runCommand({ db: marked.db }, ['privacy', 'rotate', 'new'], shared)).rejects.toThrow(
    /in ENCRYPTION_KEYS, which all/,
  );
  await marked.close();
  rmSync(folder, { recursive: true });
});

test('a key that is wrong, missing or lost stops the start in words', async () => {
  const { db } = server();
  await expect(openSealing(db, keys(newKeyText()))).rejects.toThrow(
    /sealed with the key [0-9a-f]{8}, and ENCRYPTION_KEYS has/,
  );
  const lost = { ...testKeys, encryptionKeys: [] };
  await expect(openSealing(db, lost)).rejects.toThrow(
    /encryption-keys with the encryption keys is missing, and without it/,
  );
  await expect(openSealing(db, keys('hunter2'))).rejects.toThrow('One of the keys in ENCRYPTION_KEYS is none');
  const other = await providedEngine().open();
  await sql`update sealing_key set sealed = left(sealed, 40) || reverse(right(sealed, -40))`.execute(other.db);
  await expect(openSealing(other.db, testKeys)).rejects.toThrow(/^The record of the key [0-9a-f]{8} in the table/);
  await other.close();
});

test('a row whose envelope was changed or moved is named, and what was in it is not', async () => {
  const { leadId, lead } = await saveLead(server());
  const other = await saveLead(server());
  const { db } = server();
  const row = (id: string) => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const moved = { ...(await row(leadId)), sealed: (await row(other.leadId)).sealed };
  const where = `Column sealed of table lead, row ${leadId}, cannot be opened: it was changed after it was sealed`;
  expect(() => openRow(db, 'lead', moved)).toThrow(where);
  const { sealed } = await row(leadId);
  const changed = `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`;
  await sql`update lead set sealed = ${changed} where id = ${leadId}`.execute(db);
  const told: unknown = await runCommand(server(), ['privacy', 'export', lead.phone1]).catch((error: unknown) => error);
  expect(told).toMatchObject({ message: expect.stringContaining(where), code: 'SEAL_BROKEN' });
  expect(String(told)).not.toContain(lead.firstName);
});

test('rows of an earlier release are sealed in batches, and a start that was stopped goes on', async () => {
  const empty = await providedEngine().openEmpty();
  await migrate(empty.db, '0049Ages');
  await sql`insert into lead (id, slug, first_name, last_name, phone, email, postal_code, country, language, ethnicities,
      additional, indication_ids, source_id, source_study_ids, source_info, campaign, responses, judgement, qualified)
    select gen_random_uuid(), 'slug' || n, 'Plainword', 'Plainword', '+1212555' || (1000 + n), 'plainword' || n || '@example.org',
      '60611', 'US', 'en', '[]', '{}', '[]', 'ws19', '[]', '{}', 'ws19', '{}', '{}', false from generate_series(1, 450) n`.execute(
    empty.db,
  );
  const stopped = bringUpToDate(empty.db, testKeys, (line) => {
    if (line.includes('400 of lead')) throw new Error('The process was killed.');
  });
  await expect(stopped).rejects.toThrow('killed');
  const { rows } = await sql<{
    sealed: number;
    plain: number;
  }>`select count(sealed) as sealed, count(first_name) as plain from lead`.execute(empty.db);
  expect(rows).toEqual([{ sealed: 400, plain: 50 }]);
  const told: string[] = [];
  const { db } = await readied(empty);
  const left = await sql<{
    n: number;
  }>`select count(*) as n from lead where sealed is not null and phone_hash is not null`.execute(db);
  expect([left.rows[0]?.n, told]).toEqual([450, []]);
  const person = await runCommand({ db }, ['privacy', 'export', '+12125551450']);
  expect(person.lines.join()).toMatch(/"first_name": "Plainword"[^]*plainword450@example\.org/);
  await expect(sql`select first_name from lead`.execute(db)).rejects.toThrow(/first_name/);
  await empty.close();
});
