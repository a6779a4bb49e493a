import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { orSealError, sealedPlace } from './rows.ts';
import { sealedTables, type SealedTable } from './sealedTables.ts';

type Db = Kysely<Database>;
/** How many rows are left in all. */
type Progress = (left: number) => void;
type Columns = { boundTo: readonly string[]; texts: readonly string[]; bytes?: readonly string[] };

/** Rows of a transaction at most: visitors who save one of them wait for so long. */
const AT_ONCE = 100;

// Each table is named in the list.
const tables = Object.keys(sealedTables) as SealedTable[];
const columnsOf = (table: SealedTable): Columns => sealedTables[table];

/**
 * Seals anew, with the newest key, every row that another one has sealed, while servers go on: a row that is being saved
 * is left to the next round. Stopped or killed, it goes on where it was. Afterwards the other keys open nothing, and no
 * start asks for them. Gives how many rows it has sealed anew. A row that does not open holds up no other: where there are
 * such the old key stays, and the first of their errors is thrown at the end.
 */
export async function reseal(db: Db, progress: Progress = () => undefined): Promise<number> {
  let resealed = 0;
  const broken: SealError[] = [];
  for (let left = await countLeft(db); left > broken.length; left = await countLeft(db)) {
    broken.length = 0;
    progress(left);
    let found = left;
    for (const table of tables)
      for await (const done of batchesOf(db, table, broken)) {
        resealed += done;
        progress((found = Math.max(0, found - done)));
      }
  }
  if (broken[0]) throw broken[0];
  await forgetOthers(db);
  return resealed;
}

/**
 * No start asks for the other keys any more. Where a rotation elsewhere has put another key first, and so forgotten this
 * one, its record stays: without any the secret of the keyed hashes would be lost.
 */
async function forgetOthers(db: Db): Promise<void> {
  const { newestId } = sealingOf(db);
  await db.transaction().execute(async (tx) => {
    await sql`lock table sealing_key in exclusive mode`.execute(tx);
    const newest = tx.selectFrom('sealing_key').select('key_id').where('key_id', '=', newestId);
    if (!(await newest.executeTakeFirst()))
      throw new StartError(
        'Another rotation has put another key first meanwhile: put the same key first everywhere, keep the others, restart every server and rotate again.',
      );
    await tx.deleteFrom('sealing_key').where('key_id', '<>', newestId).execute();
  });
}

/** How many rows another key than the newest has sealed. */
export async function countLeft(db: Db): Promise<number> {
  let left = 0;
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where ${isLeft(db, table)}`.execute(db);
    left += rows[0]?.n ?? 0;
  }
  return left;
}

/** The condition that a column of the row has an envelope of another key than the newest. */
function isLeft(db: Db, table: SealedTable): RawBuilder<boolean> {
  const { text, bytes } = sealingOf(db).newestHead;
  const { texts, bytes: binaries = [] } = columnsOf(table);
  return sql.join(
    [
      ...texts.map((column) => sql`left(${sql.ref(column)}, ${text.length}::integer) <> ${text}`),
      ...binaries.map((column) => sql`substring(${sql.ref(column)} from 1 for ${bytes.length}::integer) <> ${bytes}`),
    ],
    sql` or `,
  );
}

/** Goes through a table as it lies on the disk; what was sealed anew lies behind and is not left. */
async function* batchesOf(db: Db, table: SealedTable, broken: SealError[]) {
  for (let after: string | undefined = '(0,0)'; after !== undefined;) {
    const batch: { last: string | undefined; done: number } = await resealBatch(db, table, { after, broken });
    yield batch.done;
    after = batch.last;
  }
}

type Row = Readonly<Record<string, unknown>> & { at_place: string };

type From = { after: string; broken: SealError[] };

async function resealBatch(db: Db, table: SealedTable, { after, broken }: From) {
  const { boundTo, texts, bytes = [] } = columnsOf(table);
  const columns = sql.join([...boundTo, ...texts, ...bytes].map((column) => sql.ref(column)));
  return db.transaction().execute(async (tx) => {
    // It is no change of the lead, and no version of its own.
    await sql`select set_config('openscreener.reseals', 'on', true)`.execute(tx);
    // Whoever saves is not waited for, and so nobody waits for somebody who waits.
    const { rows } = await sql<Row>`select ctid::text as at_place, ${columns} from ${sql.table(table)}
      where ctid > ${after}::tid and (${isLeft(tx, table)}) order by ctid limit ${AT_ONCE}
      for no key update skip locked`.execute(tx);
    let done = 0;
    for (const row of rows) {
      const anew = orSealError(() => sealedAnew(tx, table, row));
      if (anew instanceof SealError) {
        broken.push(anew);
        continue;
      }
      done += 1;
      const sets = anew.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where ctid = ${row.at_place}::tid`.execute(tx);
    }
    return { last: rows.at(-1)?.at_place, done };
  });
}

function sealedAnew(db: Db, table: SealedTable, row: Row): (readonly [string, string | Buffer])[] {
  const { texts, bytes = [] } = columnsOf(table);
  const sealing = sealingOf(db);
  return [...texts, ...bytes].flatMap((column): [string, string | Buffer][] => {
    const [place, value] = [sealedPlace(table, row, column), row[column]];
    if (value === null || value === undefined) return [];
    if (value instanceof Uint8Array) return [[column, sealing.sealBytes(place, sealing.openBytes(place, value))]];
    // The type of the column says so.
    return [[column, sealing.seal(place, sealing.open(place, value as Sealed<unknown>))]];
  });
}
