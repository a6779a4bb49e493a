import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ImportCounts, Place } from '#src/server/db/tables/registers.ts';
import type { ReadRecord } from './planBatch.ts';
import { beginning, downloadOf, readRecords, type Download } from './readRecords.ts';
import { numberOf, readRecord, Unusable } from './registered.ts';
import { saveBatch, type Running } from './saveBatch.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { analyzeSearch } from '#src/server/db/searchedTables.ts';

/** How an import is done, and who hears of it. */
export type ImportOptions = {
  /** The file is the whole register: studies that it lacks are gone. */
  isWhole: boolean;
  /** Though it lacks many of them. */
  isFewer: boolean;
  /** Begins anew where an import of the file was stopped. */
  isAnew: boolean;
  /** Hears after each batch how far the import is: bytes of the file, and records. */
  progress: (at: { bytes: number; size: number; records: number }) => void;
  /** Hears of each record that is refused. */
  refused: (line: string) => void;
};

/** An import that has ended: its number, how many records had been read when it went on, and its counts. */
export type Imported = { id: number; wentOnAfter: number; counts: ImportCounts };

/** Rows of a batch, about: a batch is one transaction, and what is lost when the process is killed. */
const BATCH_ROWS = 3000;
const BATCH_RECORDS = 250;

/**
 * Imports a download as drafts, batch by batch, and goes on where the last import was stopped if it was of the same file. Never holds
 * more of the file than a batch. Throws `StartError` for a file that cannot be read.
 */
export async function importRegister(db: Kysely<Database>, file: string, options: ImportOptions): Promise<Imported> {
  const download = await downloadOf(file);
  const begun = await beginOrGoOn(db, download, options);
  const wentOnAfter = begun.place.records;
  let batch: ReadRecord[] = [];
  let rows = 0;
  // While the database writes a batch, the next one is read.
  let saving = Promise.resolve(begun);
  const save = async (records: readonly ReadRecord[], place: Place) => {
    const before = await saving;
    saving = saveBatch(db, before, records, place).then((running) => {
      options.progress({ ...running.place, size: download.size });
      return running;
    });
    // Where reading fails first, nobody else looks at how the batch fared.
    saving.catch(() => undefined);
  };
  for await (const { text, place } of readRecords(download, begun.place)) {
    const record = recordOf(text, place.records);
    if ('refusal' in record)
      options.refused(`record ${place.records}${record.number ? ` (${record.number})` : ''}: ${record.refusal}`);
    batch.push(record);
    rows += 'study' in record ? 3 + record.study.sites.length : 1;
    if (rows < BATCH_ROWS && batch.length < BATCH_RECORDS) continue;
    await save(batch, place);
    [batch, rows] = [[], 0];
  }
  if (batch.length > 0) {
    const records = (await saving).place.records + batch.length;
    await save(batch, { bytes: download.size, records, within: 'nothing' });
  }
  const running = await saving;
  await end(db, running, options);
  await analyzeSearch(db);
  return { id: running.id, wentOnAfter, counts: running.counts };
}

function recordOf(text: string, at: number): ReadRecord {
  let record: unknown;
  try {
    record = JSON.parse(text);
    const study = readRecord(record);
    return { study, number: study.nctId };
  } catch (error) {
    if (error instanceof SyntaxError) return { refusal: 'it is not JSON', number: undefined, status: undefined, at };
    if (!(error instanceof Unusable)) throw error;
    return { refusal: error.message, number: numberOf(record), status: error.status, at };
  }
}

const nothing: ImportCounts = { added: 0, changed: 0, unchanged: 0, sites: 0, refused: 0, notRecruiting: 0 };

/** Goes on where an import of the file was stopped, unless another has ended since: what is in the file is newer than that now. */
async function beginOrGoOn(db: Kysely<Database>, { sha256 }: Download, options: ImportOptions): Promise<Running> {
  const { isWhole, isAnew } = options;
  const stopped = await db
    .selectFrom('register_import')
    .select(['id', 'place', 'counts'])
    .where('file_sha256', '=', sha256)
    .where('ended_at', 'is', null)
    .where('is_whole', '=', isWhole)
    .where('id', '>', sql<number>`coalesce((select max(id) from register_import where ended_at is not null), 0)`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (stopped && !isAnew) return stopped;
  const { id } = await db
    .insertInto('register_import')
    .values({
      file_sha256: sha256,
      is_whole: isWhole,
      place: JSON.stringify(beginning),
      counts: JSON.stringify(nothing),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, place: beginning, counts: nothing };
}

/** Studies that a whole register may lack: as many as an operator looks at one by one, or that share of those that recruited. */
const MAX_GONE = { studies: 10, share: 0.1 };

/** Throws a `StartError` where a file lacks many studies, as one does that is not the whole register or nothing but its excuse. */
async function requireFewGone(tx: Transaction<Database>, importId: number): Promise<void> {
  const { rows } = await sql<{ gone: number; known: number }>`
    select (count(*) filter (where import_id < ${importId}))::integer as gone, count(*)::integer as known
    from registered where is_recruiting`.execute(tx);
  const [{ gone, known } = { gone: 0, known: 0 }] = rows;
  if (gone <= Math.max(MAX_GONE.studies, known * MAX_GONE.share)) return;
  throw new StartError(
    `The file lacks ${gone} of ${known} studies that recruit; what it has is imported, and none of them is told as gone. Download it again, or, if the register has given them up, say the same with --fewer.`,
  );
}

/**
 * Marks the import as ended; where the file is the whole register, tells of the studies that it lacks, once. One that an
 * import saw which began later is not told as gone.
 */
async function end(db: Kysely<Database>, { id }: Running, { isWhole, isFewer }: ImportOptions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (isWhole && !isFewer) await requireFewGone(tx, id);
    if (isWhole)
      await sql`with gone as (
          update registered set is_recruiting = false where import_id < ${id} and is_recruiting
          returning external_id, study_id
        ) insert into register_change (import_id, external_id, study_id, kind, details)
        select ${id}, external_id, study_id, 'gone', '{}'::jsonb from gone`.execute(tx);
    await tx.updateTable('register_import').set({ ended_at: new Date().toISOString() }).where('id', '=', id).execute();
  });
}
