import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenConsent } from '#src/server/testing/consentRows.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { rowHash } from './chain.ts';
import { openConsent, sealConsent, type OpenConsent } from './content.ts';
import type { Given } from './decision.ts';
import { appendConsents } from './ledger.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { beginning, verifyFrom, verifyLedger, type Place } from './verify.ts';

const server = testServer();

const append = (given: readonly Given[]) =>
  server()
    .db.transaction()
    .execute((tx) => appendConsents(tx, given));
/** Decisions of a lead that is not saved, each the opposite of the one before. */
const decisionsOf = (leadId: string, count: number): Given[] =>
  Array.from({ length: count }, (_, index) =>
    givenConsent(
      { hasConsent: index % 2 === 0, sequence: index + 1 },
      { tie: { leadId, proof: 'tab', session: 'session' }, isChange: true },
    ),
  );
const rowAt = async (position: number) => {
  const { db } = server();
  const { hash } = await db
    .selectFrom('consent')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return { position, hash };
};
/** Changes what the triggers forbid. */
const tamper = async (statement: string) => {
  await sql`alter table consent disable trigger consent_is_append_only`.execute(server().owner);
  await sql.raw(statement).execute(server().owner);
  await sql`alter table consent enable trigger consent_is_append_only`.execute(server().owner);
};

test('a ledger without a row is whole', async () => {
  expect(await verifyFrom(server().db, beginning)).toEqual({ rows: 0, erased: 0, violations: [], last: beginning });
});

test('a ledger of several pages is read from any place, and tells after each page how far it is', async () => {
  const { db } = server();
  await append(decisionsOf(randomUUID(), 1200));
  const last = await rowAt(1200);
  const reached: [Place, boolean][] = [];
  const note = async (...told: [Place, boolean]) => void reached.push(told);
  expect(await verifyFrom(db, beginning, { reached: note })).toEqual({ rows: 1200, erased: 0, violations: [], last });
  const pages = [await rowAt(500), await rowAt(1000), last];
  expect(reached).toEqual(pages.map((place) => [place, true]));
  expect(await verifyFrom(db, await rowAt(700))).toEqual({ rows: 500, erased: 0, violations: [], last });
  // The last page is full, and none follows.
  expect(await verifyFrom(db, await rowAt(200))).toEqual({ rows: 1000, erased: 0, violations: [], last });
  expect(await verifyFrom(db, last)).toEqual({ rows: 0, erased: 0, violations: [], last });
});

test('who ends it between two pages is told how far it came', async () => {
  const ending = new AbortController();
  const { db } = server();
  const ended = await verifyFrom(db, beginning, {
    signal: ending.signal,
    reached: async () => ending.abort(),
  });
  expect(ended).toEqual({ rows: 500, erased: 0, violations: [], last: await rowAt(500) });
  const never = await verifyFrom(db, beginning, { signal: AbortSignal.abort() });
  expect(never).toEqual({ rows: 0, erased: 0, violations: [], last: beginning });
});

test('nothing is whole from the first violation on', async () => {
  await tamper('update consent set has_consent = not has_consent where position = 600');
  const whole: boolean[] = [];
  const { violations } = await verifyFrom(server().db, beginning, {
    reached: async (_, isWholeSoFar) => void whole.push(isWholeSoFar),
  });
  await tamper('update consent set has_consent = not has_consent where position = 600');
  expect([whole, violations.length]).toEqual([[true, false, false], 1]);
});

test('a violation names its row: which consent, whose, and when', async () => {
  const { db } = server();
  const leadId = randomUUID();
  const alone = { tie: { proof: 'none' }, idempotencyKey: 'alone' } as const;
  await append([...decisionsOf(leadId, 1), givenConsent({}, alone)]);
  const { rows } = await verifyLedger(db);
  await tamper(`update consent set how = 'button' where position > ${rows - 2}`);
  const { violations } = await verifyLedger(db);
  await tamper(`update consent set how = 'box' where position > ${rows - 2}`);
  const [at, what] = ['2026-11-18T18:00:00.000Z', 'it was changed after it was written'];
  expect(violations).toEqual([
    `Row ${rows - 1} (sms, lead ${leadId}, ${at}): ${what}`,
    `Row ${rows} (sms, no lead, ${at}): ${what}`,
  ]);
});

type Row = Awaited<ReturnType<typeof lastRow>>;
const lastRow = () =>
  server().db.selectFrom('consent').selectAll().orderBy('position', 'desc').limit(1).executeTakeFirstOrThrow();
/** Puts the contact data and the hashes of a row into the table, whatever the triggers say. */
async function put({ position, sealed, phone_hash, email_hash, previous_hash, hash }: Row): Promise<void> {
  const { owner } = server();
  const values = { sealed, phone_hash, email_hash, previous_hash, hash };
  await sql`alter table consent disable trigger consent_is_append_only`.execute(owner);
  await owner.updateTable('consent').set(values).where('position', '=', position).execute();
  await sql`alter table consent enable trigger consent_is_append_only`.execute(owner);
}
/** What is found while the last row says what `forge` makes of it. */
async function foundWhileForged(forge: (row: OpenConsent) => Partial<OpenConsent>): Promise<readonly string[]> {
  const { db } = server();
  const row = await lastRow();
  const open = openConsent(db, row);
  await put({ ...row, ...sealConsent(db, { ...open, ...forge(open) }) });
  const { violations } = await verifyLedger(db);
  await put(row);
  return violations;
}

test('contact data that somebody with the key has put in the place of others are a violation', async () => {
  await append(decisionsOf(randomUUID(), 1));
  const violations = await foundWhileForged(() => ({ phone: '+12125550199' }));
  expect(violations).toEqual([expect.stringContaining('its contact data were changed after it was written')]);
});

test('a row that follows another one than that before it is a violation, though its own hash fits', async () => {
  await append(decisionsOf(randomUUID(), 1));
  const another = 'f'.repeat(64);
  const violations = await foundWhileForged((row) => ({ previous_hash: another, hash: rowHash(another, row) }));
  expect(violations).toEqual([
    expect.stringMatching(/: it does not follow from the row before it$/),
    expect.stringMatching(/^The end: /),
  ]);
});

test('rows without contact data are counted, and are violations unless their person was erased', async () => {
  const { db } = server();
  const other = randomUUID();
  // All rows of a number go with their person.
  const { leadId } = await saveConsentingLead(server(), { phone1: '+12125550177', email: 'erased@example.org' });
  await append(decisionsOf(other, 1));
  await eraseLead(db, { leadId, reason: 'asked', at: new Date() });
  expect(await verifyLedger(db)).toMatchObject({ erased: 1, violations: [] });
  await tamper(`update consent set sealed = null, phone_hash = null, email_hash = null where lead_id = '${other}'`);
  const { erased, violations } = await verifyLedger(db);
  expect([erased, violations]).toEqual([
    2,
    [expect.stringContaining(`lead ${other}, 2026-11-18T18:00:00.000Z): its contact data were changed`)],
  ]);
});

test('a head that says less, more or nothing is a violation', async () => {
  const { db, owner } = server();
  const { rows } = await verifyLedger(db);
  const last = await rowAt(rows);
  const endOf = async (statement: string) => {
    let found: readonly string[] = [];
    const undo = new Error('undo');
    await owner
      .transaction()
      .execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        found = (await verifyFrom(tx, last)).violations;
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return found;
  };
  const written = (said: number) => [`The end: ${said} rows were written, the last one found is ${rows}.`];
  expect(await endOf(`update consent_head set rows = rows - 1`)).toEqual(written(rows - 1));
  expect(await endOf(`update consent_head set rows = rows + 1`)).toEqual(written(rows + 1));
  expect(await endOf(`update consent_head set hash = repeat('a', 64)`)).toEqual(written(rows));
  expect(await endOf('delete from consent_head')).toEqual(written(0));
});
