import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ImportCounts, Place } from '#src/server/db/tables/registers.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { lockCatalogue } from '#src/server/studies/lockCatalogue.ts';
import { planOf, type ReadRecord } from './planBatch.ts';
import { writeRegistered, writeStudies } from './writeBatch.ts';

type Tx = Transaction<Database>;

/** An import that goes on: its row, and where it stands. */
export type Running = { id: number; place: Place; counts: ImportCounts };

/**
 * Saves a batch of records and, with them, that the import has come so far: whatever ends the process, the next import
 * of the file goes on behind the last whole batch. Gives the import as it stands then.
 */
export async function saveBatch(
  db: Kysely<Database>,
  running: Running,
  records: readonly ReadRecord[],
  place: Place,
): Promise<Running> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const plan = await planOf(tx, records);
    const next = { id: running.id, place, counts: sumOf(running.counts, plan.counts) };
    await moveOn(tx, running, next);
    await writeStudies(tx, plan);
    await writeRegistered(tx, running.id, plan);
    return next;
  });
}

async function moveOn(tx: Tx, from: Running, to: Running): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('register_import')
    .set({ place: JSON.stringify(to.place), counts: JSON.stringify(to.counts) })
    .where('id', '=', from.id)
    .where(sql<boolean>`(place ->> 'records')::integer = ${from.place.records}`)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new StartError('Another import of the same file is under way.');
}

const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  sites: a.sites + b.sites,
  refused: a.refused + b.refused,
  notRecruiting: a.notRecruiting + b.notRecruiting,
});
