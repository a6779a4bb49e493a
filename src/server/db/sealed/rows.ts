import type { Kysely } from 'kysely';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { SealError, type Place } from '#src/server/sealing/cipher.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealedTables, type BoundTo, type SealedTable } from './sealedTables.ts';

type Db = Kysely<Database>;

/** Where an envelope of a row belongs. */
export function sealedPlace(table: SealedTable, row: Readonly<Record<string, unknown>>, column = 'sealed'): Place {
  const bound: readonly string[] = sealedTables[table].boundTo;
  return { table, column, row: bound.length === 0 ? undefined : bound.map((name) => String(row[name])).join(' ') };
}

/** Seals the content of a row that has these ids. */
export const sealRow = <Table extends SealedTable, Content>(
  db: Db,
  table: Table,
  ids: BoundTo<Table>,
  content: Content,
): Sealed<Content> => sealingOf(db).seal(sealedPlace(table, ids), content);

/** Seals one column of a row that has these ids. */
export const sealColumn = <Table extends SealedTable, Content>(
  db: Db,
  table: Table,
  ids: BoundTo<Table>,
  column: string,
  content: Content,
): Sealed<Content> => sealingOf(db).seal(sealedPlace(table, ids, column), content);

/** The content of a row, beside its other columns. Throws `SealError`. */
export function openRow<Table extends SealedTable, Row extends BoundTo<Table> & { sealed: Sealed<unknown> }>(
  db: Db,
  table: Table,
  row: Row,
): Omit<Row, 'sealed'> & ContentOf<Row> {
  const { sealed, ...others } = row;
  // The type of the column says what is in it.
  const content = sealingOf(db).open(sealedPlace(table, row), sealed) as ContentOf<Row> & object;
  return { ...others, ...content };
}

/** What `open` gives, or what it throws where a row does not open, for who reads the others too. */
export function orSealError<T>(open: () => T): T | SealError {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealError) return error;
    throw error;
  }
}

type ContentOf<Row> = Row extends { sealed: Sealed<infer Content> } ? Content : never;

/** The keyed hashes by which a number and an address are found. */
export function hashesOf(
  db: Db,
  { phone, email }: { phone?: string | null | undefined; email?: string | null | undefined },
) {
  const sealing = sealingOf(db);
  return { phone_hash: sealing.hashOrNull('phone', phone), email_hash: sealing.hashOrNull('email', email) };
}

type Columns = Readonly<Record<string, unknown>>;

/** A whole row of any table with what was sealed in it in plain words, for whoever may read all of it. Throws `SealError`. */
export function openedRow(db: Db, table: string, row: object): Record<string, unknown> {
  const plain: Columns = { ...row };
  if (!isSealedTable(table)) return plain;
  const { texts, bytes = [] }: { texts: readonly string[]; bytes?: readonly string[] } = sealedTables[table];
  const sealing = sealingOf(db);
  const { phone_hash: _phone, email_hash: _email, ...others } = plain;
  const opened: [string, unknown][] = Object.entries(others).map(([column, value]) => {
    if (value instanceof Uint8Array && bytes.includes(column))
      return [column, sealing.openBytes(sealedPlace(table, plain, column), value)];
    if (typeof value !== 'string' || !texts.includes(column)) return [column, value];
    // The type of the column says so.
    return [column, sealing.open(sealedPlace(table, plain, column), value as Sealed<unknown>)];
  });
  return flat(Object.fromEntries(opened));
}

/** The parts of an object that was sealed stand beside the other columns. */
function flat({ sealed, ...others }: Columns): Record<string, unknown> {
  if (sealed === undefined) return { ...others };
  return typeof sealed === 'object' ? { ...others, ...sealed } : { ...others, value: sealed };
}

const isSealedTable = (table: string): table is SealedTable => Object.hasOwn(sealedTables, table);
