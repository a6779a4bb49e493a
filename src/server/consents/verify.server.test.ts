import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#src/server/db/schema.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { givenConsent, recordConsents } from '#src/server/testing/consentRows.ts';
import { saveConsentingLead } from '#src/server/testing/savedLeads.ts';
import { whatIf } from '#src/server/testing/tampering.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import { rowHash } from './chain.ts';
import { openConsent, sealConsent, type OpenConsent } from './content.ts';
import type { Given } from './decision.ts';
import { beginning, verifyFrom, verifyLedger, type Place } from './verify.ts';

type Tx = Transaction<Database>;

/** Decisions of a lead that is not saved, each the opposite of the one before. */
const decisionsOf = (leadId: string, count: number): Given[] =>
  Array.from({ length: count }, (_, index) =>
    givenConsent(
      { hasConsent: index % 2 === 0, sequence: index + 1 },
      { tie: { leadId, proof: 'tab', session: 'session' }, isChange: true },
    ),
  );
const placeAt = ({ db }: TestServer, position: number): Promise<Place> =>
  db.selectFrom('consent').select(['position', 'hash']).where('position', '=', position).executeTakeFirstOrThrow();

describe('a ledger of several pages', () => {
  const server = testServer();
  beforeAll(() => recordConsents(server().db, decisionsOf(randomUUID(), 1200)));

  test('is read from any place, and tells after each page how far it is', async () => {
    const { db } = server();
    const [last, ...pages] = await Promise.all([1200, 500, 1000].map((position) => placeAt(server(), position)));
    const found = (rows: number) => ({ rows, erased: 0, violations: [], last });
    const reached: [Place, boolean][] = [];
    const note = async (...told: [Place, boolean]) => void reached.push(told);
    expect(await verifyFrom(db, beginning, { reached: note })).toEqual(found(1200));
    expect(reached).toEqual([...pages, last].map((place) => [place, true]));
    expect(await verifyFrom(db, await placeAt(server(), 700))).toEqual(found(500));
    // The last page is full, and none follows.
    expect(await verifyFrom(db, await placeAt(server(), 200))).toEqual(found(1000));
    expect(await verifyFrom(db, await placeAt(server(), 1200))).toEqual(found(0));
  });

  test('tells who ends it between two pages how far it came', async () => {
    const { db } = server();
    const ending = new AbortController();
    const ended = await verifyFrom(db, beginning, { signal: ending.signal, reached: async () => ending.abort() });
    expect(ended).toEqual({ rows: 500, erased: 0, violations: [], last: await placeAt(server(), 500) });
    const never = await verifyFrom(db, beginning, { signal: AbortSignal.abort() });
    expect(never).toEqual({ rows: 0, erased: 0, violations: [], last: beginning });
  });

  test('is whole up to its first violation', async () => {
    const whole: boolean[] = [];
    const { violations } = await whatIf(
      server().owner,
      (tx) => sql`update consent set has_consent = not has_consent where position = 600`.execute(tx),
      (tx) => verifyFrom(tx, beginning, { reached: async (_, isWholeSoFar) => void whole.push(isWholeSoFar) }),
    );
    expect([whole, violations.length]).toEqual([[true, false, false], 1]);
  });
});

describe('a ledger', () => {
  const server = testServer();
  const record = (given: readonly Given[]) => recordConsents(server().db, given);
  const violationsIf = (change: (tx: Tx) => Promise<unknown>) =>
    whatIf(server().owner, change, async (tx) => (await verifyLedger(tx)).violations);
  /** The violations where the last row says what `forge` makes of it. */
  const violationsIfForged = (forge: (row: OpenConsent) => Partial<OpenConsent>) =>
    violationsIf(async (tx) => {
      const last = tx.selectFrom('consent').selectAll().orderBy('position', 'desc').limit(1);
      const row = openConsent(tx, await last.executeTakeFirstOrThrow());
      const { id: _id, position, at: _at, ...forged } = sealConsent(tx, { ...row, ...forge(row) });
      await tx.updateTable('consent').set(forged).where('position', '=', position).execute();
    });

  test('without a row is whole', async () => {
    expect(await verifyFrom(server().db, beginning)).toEqual({ rows: 0, erased: 0, violations: [], last: beginning });
  });

  test('names the row of a violation: which consent, whose, and when', async () => {
    const leadId = randomUUID();
    await record([
      ...decisionsOf(leadId, 1),
      givenConsent({}, { tie: { proof: 'none' }, idempotencyKey: randomUUID() }),
    ]);
    const { rows } = await verifyLedger(server().db);
    const [at, what] = ['2026-11-18T18:00:00.000Z', 'it was changed after it was written'];
    expect(
      await violationsIf((tx) => sql`update consent set how = 'button' where position > ${rows - 2}`.execute(tx)),
    ).toEqual([`Row ${rows - 1} (sms, lead ${leadId}, ${at}): ${what}`, `Row ${rows} (sms, no lead, ${at}): ${what}`]);
  });

  test('tells contact data that somebody with the key has put in the place of others', async () => {
    await record(decisionsOf(randomUUID(), 1));
    expect(await violationsIfForged(() => ({ phone: '+12125550199' }))).toEqual([
      expect.stringContaining('its contact data were changed after it was written'),
    ]);
  });

  test('tells a row that follows another one than that before it, though its own hash fits', async () => {
    await record(decisionsOf(randomUUID(), 1));
    const another = 'f'.repeat(64);
    expect(await violationsIfForged((row) => ({ previous_hash: another, hash: rowHash(another, row) }))).toEqual([
      expect.stringMatching(/: it does not follow from the row before it$/),
      expect.stringMatching(/^The end: /),
    ]);
  });

  test('counts rows without contact data, which are violations unless their person was erased', async () => {
    const { db } = server();
    const other = randomUUID();
    // All rows of a number go with their person.
    const { leadId } = await saveConsentingLead(server(), { phone1: '+12125550177', email: 'erased@example.org' });
    await record(decisionsOf(other, 1));
    await eraseLead(db, { leadId, reason: 'asked', at: new Date() });
    expect(await verifyLedger(db)).toMatchObject({ erased: 1, violations: [] });
    const { erased, violations } = await whatIf(
      server().owner,
      (tx) =>
        sql`update consent set sealed = null, phone_hash = null, email_hash = null where lead_id = ${other}`.execute(
          tx,
        ),
      verifyLedger,
    );
    expect([erased, violations]).toEqual([
      2,
      [expect.stringContaining(`lead ${other}, 2026-11-18T18:00:00.000Z): its contact data were changed`)],
    ]);
  });

  test.each([
    ['less', 'update consent_head set rows = rows - 1', -1],
    ['more', 'update consent_head set rows = rows + 1', 1],
    ['something else', `update consent_head set hash = repeat('a', 64)`, 0],
    ['nothing', 'delete from consent_head', -Infinity],
  ])('whose head says %s is cut', async (_, statement, more) => {
    await record(decisionsOf(randomUUID(), 1));
    const { rows } = await verifyLedger(server().db);
    const written = Math.max(0, rows + more);
    expect(await violationsIf((tx) => sql.raw(statement).execute(tx))).toEqual([
      `The end: ${written} rows were written, the last one found is ${rows}.`,
    ]);
  });
});
