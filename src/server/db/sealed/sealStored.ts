import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { storedPlain, type Row, type Work } from './storedPlain.ts';

type Db = Kysely<Database>;
/** How many rows of a table were sealed so far. */
export type Progress = (table: string, sealed: number) => void;

/** Rows of a transaction at most: what is done stays done when the process ends, and nobody waits for long. */
const AT_ONCE = 200;

/**
 * Seals what earlier releases stored in plain words, some rows at a time: stopped, killed or started twice, it goes on
 * where it was. Afterwards no column has what was sealed.
 */
export async function sealStored(db: Db, progress: Progress = () => undefined): Promise<void> {
  for (const work of storedPlain) await sealTable(db, work, progress);
}

async function sealTable(db: Db, work: Work, progress: Progress): Promise<void> {
  let [after, sealed] = ['(0,0)', 0];
  for (;;) {
    const batch = await sealBatch(db, work, after);
    if (batch.last === undefined) return;
    after = batch.last;
    sealed += batch.sealed;
    if (batch.sealed > 0) progress(work.table, sealed);
  }
}

/** Goes through the table as it lies on the disk; rows that were sealed lie behind, and are none that are left. */
async function sealBatch(db: Db, { table, reads, left, changed }: Work, after: string) {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('openscreener.reseals', 'on', true)`.execute(tx);
    const columns = sql.join(reads.map((column) => sql.ref(column)));
    const { rows } = await sql<Row & { at_place: string }>`select ctid::text as at_place, ${columns}
      from ${sql.table(table)} where ctid > ${after}::tid and ${sql.raw(left)} order by ctid limit ${AT_ONCE} for update`.execute(
      tx,
    );
    let sealed = 0;
    for (const row of rows) {
      const changes = Object.entries(changed(row, sealingOf(tx)));
      if (changes.length === 0) continue;
      const sets = sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
      await sql`update ${sql.table(table)} set ${sets} where ctid = ${row.at_place}::tid`.execute(tx);
      sealed += 1;
    }
    return { last: rows.at(-1)?.at_place, sealed };
  });
}
