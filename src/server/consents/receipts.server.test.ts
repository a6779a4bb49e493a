import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { openReceipts } from './receipts.ts';

const server = testServer();
const db = () => server().db;

beforeEach(() => sql`delete from erasure`.execute(server().owner));

/** Notes an erasure of these rows, and of the lead if one is given. */
const erase = (positions: readonly number[], leadId: string | null = null) =>
  db()
    .insertInto('erasure')
    .values({ lead_id: leadId, positions: JSON.stringify(positions), reason: 'asked', removed: '{}' })
    .execute();
const row = (position: number, { lead = null, salt = null }: { lead?: string | null; salt?: string | null } = {}) => ({
  position,
  lead_id: lead,
  salt,
});

describe('a row of the ledger without contact data', () => {
  test('was erased where a receipt names its place', async () => {
    await erase([4, 6]);
    await erase([9]);
    const receipts = openReceipts(db());
    const rows = [row(4), row(5), row(6), row(9)];
    await receipts.renewFor(rows);
    expect(rows.map(receipts.isErased)).toEqual([true, false, true, true]);
  });

  test('was erased where a receipt of the first releases names its lead', async () => {
    const [erased, other] = [randomUUID(), randomUUID()];
    await erase([], erased);
    await erase([4]);
    const receipts = openReceipts(db());
    const rows = [row(1, { lead: erased }), row(2, { lead: other }), row(3)];
    await receipts.renewFor(rows);
    expect(rows.map(receipts.isErased)).toEqual([true, false, false]);
  });

  test('was erased since, when another was looked up before', async () => {
    await erase([1]);
    const receipts = openReceipts(db());
    await receipts.renewFor([row(1)]);
    await erase([2]);
    expect(receipts.isErased(row(2))).toBe(false);
    await receipts.renewFor([row(1), row(2)]);
    expect([1, 2].map((position) => receipts.isErased(row(position)))).toEqual([true, true]);
  });

  test('is found among more receipts than are read at a time', async () => {
    await sql`insert into erasure (positions, reason, removed)
      select jsonb_build_array(n), 'asked', '{}' from generate_series(1, 10001) as n`.execute(db());
    const receipts = openReceipts(db());
    const rows = Array.from({ length: 10_002 }, (_, index) => row(index + 1));
    await receipts.renewFor(rows);
    expect(rows.filter((one) => !receipts.isErased(one))).toEqual([row(10_002)]);
  });
});

test('a row with its contact data was not erased, whatever a receipt says', async () => {
  const lead = randomUUID();
  await erase([1], lead);
  const receipts = openReceipts(db());
  await receipts.renewFor([row(1)]);
  expect([row(1, { salt: 'salt' }), row(2, { lead, salt: 'salt' })].map(receipts.isErased)).toEqual([false, false]);
});

test('receipts are read when a row asks for them, and when there are more', async () => {
  await erase([1]);
  let queries = 0;
  const counted = db().withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      return result;
    },
  });
  const receipts = openReceipts(counted);
  const asked = async (...rows: Parameters<typeof receipts.renewFor>[0]) => {
    queries = 0;
    await receipts.renewFor(rows);
    return queries;
  };
  expect(await asked(row(1, { salt: 'salt' }))).toBe(0);
  // They are counted, then read.
  expect(await asked(row(1))).toBe(2);
  expect(await asked(row(1))).toBe(0);
  expect(await asked(row(2))).toBe(1);
  await erase([3]);
  expect(await asked(row(2))).toBe(2);
});
