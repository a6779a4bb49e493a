import type { Kysely, Selectable } from 'kysely';
import { countOf } from '#src/domain/countOf.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import { firstHash, personalHash, rowHash, sha256 } from './chain.ts';
import { openConsent, openWording, type OpenConsent } from './content.ts';
import { openReceipts } from './receipts.ts';

type Stored = Selectable<ConsentTable> & { text: string | null; sealed_text: Sealed<string> | null };
/** A row that was opened; what could not be is a violation. */
type Row = OpenConsent & { text: string | null; unreadable?: string };
/** Rows that were checked, those of them that were erased, and each violation as a sentence. */
export type Verification = { rows: number; erased: number; violations: string[] };

const PAGE = 500;

/** A row of the ledger by its place, or what stands before the first. */
export type Place = { position: number; hash: string };
export const beginning: Place = { position: 0, hash: firstHash };

/** Computes every hash of the ledger again: see `verifyFrom`. */
export async function verifyLedger(db: Kysely<Database>): Promise<Verification> {
  const { rows, erased, violations } = await verifyFrom(db, beginning);
  return { rows, erased, violations };
}

type Watched = {
  signal?: AbortSignal | undefined;
  /** Told how far it is after each page. */
  reached?: (place: Place, isWholeSoFar: boolean) => Promise<void>;
};

/**
 * Computes the hashes of all rows behind a place again, and gives the last that was read. Each row, wording or end that is
 * not as it was written is a violation. Rows that are added meanwhile are read too.
 */
export async function verifyFrom(
  db: Kysely<Database>,
  place: Place,
  { signal, reached }: Watched = {},
): Promise<Verification & { last: Place }> {
  const found: Verification = { rows: 0, erased: 0, violations: [] };
  let last = place;
  const receipts = openReceipts(db);
  for (;;) {
    if (signal?.aborted) return { ...found, last };
    const page = await readPage(db, last.position);
    await receipts.renewFor(page);
    for (const row of page) {
      found.violations.push(
        ...violationsOf(row, last, receipts.isErased(row)).map(
          (violation) => `Row ${row.position} ${nameOf(row)}: ${violation}`,
        ),
      );
      found.rows += 1;
      if (row.salt === null) found.erased += 1;
      last = { position: row.position, hash: row.hash };
    }
    await reached?.(last, found.violations.length === 0);
    const head = page.length < PAGE ? await readHead(db) : undefined;
    if (!head || (head.rows > last.position && page.length > 0)) continue;
    if (head.rows !== last.position || head.hash !== last.hash)
      found.violations.push(`The end: ${head.rows} rows were written, the last one found is ${last.position}.`);
    return { ...found, last };
  }
}

async function readHead(db: Kysely<Database>) {
  const head = await db.selectFrom('consent_head').selectAll().executeTakeFirst();
  return head ?? { rows: 0, hash: '' };
}

async function readPage(db: Kysely<Database>, after: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('consent')
    .leftJoin('consent_text', 'consent_text.sha256', 'consent.text_sha256')
    .selectAll('consent')
    .select(['consent_text.text', 'consent_text.sealed as sealed_text'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(PAGE)
    .execute();
  return rows.map((row) => opened(db, row));
}

/** A row whose envelope does not open is read as one of which nothing is known. */
function opened(db: Kysely<Database>, { text, sealed_text: sealed, ...row }: Stored): Row {
  try {
    return { ...openConsent(db, row), text: openWording(db, { sha256: row.text_sha256, text, sealed }) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return { ...openConsent(db, { ...row, sealed: null }), text, unreadable: error.message };
  }
}

function violationsOf(row: Row, before: { position: number; hash: string }, wasErased: boolean): string[] {
  const personal = row.salt === null ? wasErased : personalHash(row.salt, row) === row.personal_sha256;
  if (row.unreadable !== undefined) return [row.unreadable];
  const checks: readonly (readonly [boolean, string])[] = [
    [row.position === before.position + 1, `missing before it: ${countOf(row.position - before.position - 1, 'row')}`],
    [row.previous_hash === before.hash, 'it does not follow from the row before it'],
    [row.hash === rowHash(row.previous_hash, row), 'it was changed after it was written'],
    [personal, 'its contact data were changed after it was written'],
    [row.text === null ? wasErased : sha256(row.text) === row.text_sha256, 'its wording is not the one that was shown'],
  ];
  return checks.filter(([holds]) => !holds).map(([, violation]) => violation);
}

const nameOf = (row: Row) =>
  `(${row.consent_type}, ${row.lead_id === null ? 'no lead' : `lead ${row.lead_id}`}, ${row.at.toISOString()})`;
