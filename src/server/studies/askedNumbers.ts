import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Db = Kysely<Database>;
/** A question about a phone number in E.164 form, and who asks it. */
type Question = { phone: string; session: string; address: string };
type Asked = { factor: number; now: Date };

/** Different numbers that may be asked about within a day: a visitor mistypes, and many share an address. */
const usualMost = { address: 20, session: 3 };

const DAY = 24 * 3_600_000;

/**
 * Whether one more number may be asked about; one that the same asker asked about before may always. Every server of the
 * database counts together. With a factor of 0 any may, with another the numbers are multiplied by it.
 */
export async function mayAskAbout(
  db: Db,
  question: Question,
  { factor, now }: Asked,
  most = usualMost,
): Promise<boolean> {
  if (factor === 0) return true;
  const hash = (text: string) => sealingOf(db).hash('asker', `asked number ${text}`);
  for (const kind of ['address', 'session'] as const) {
    const asker = hash(`${kind} ${question[kind]}`);
    // As long as it takes to tell twenty numbers apart.
    const number = hash(question.phone).slice(0, 16);
    if (!(await isTaken(db, { asker, number, most: Math.ceil(most[kind] * factor) }, now))) return false;
  }
  return true;
}

type Row = { asker: string; number: string; most: number };

/**
 * Adds a number to those of an asker while there are fewer than the most; of several at once each is counted. A clock that
 * was set back has nobody wait for longer.
 */
async function isTaken(db: Db, { asker, number, most: limit }: Row, now: Date): Promise<boolean> {
  const isOver = sql`kept.since <= ${new Date(now.getTime() - DAY).toISOString()}::timestamptz`;
  const isKnown = sql`kept.numbers @> excluded.numbers`;
  const isFull = sql`cardinality(kept.numbers) >= ${limit}::integer`;
  const { rows } = await sql<{ taken: boolean }>`
    insert into asked_numbers as kept (asker, since, numbers)
    values (${asker}, ${now.toISOString()}::timestamptz, array[${number}]::text[])
    on conflict (asker) do update set
      since = case when ${isOver} then excluded.since else least(kept.since, excluded.since) end,
      numbers = case when ${isOver} then excluded.numbers when ${isKnown} or ${isFull} then kept.numbers
        else kept.numbers || excluded.numbers end,
      refused = case when ${isOver} then 0 when ${isFull} and not ${isKnown} then kept.refused + 1 else kept.refused end
    returning numbers @> array[${number}]::text[] as taken`.execute(db);
  return rows[0]?.taken === true;
}
