import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { hashesOf, openRow, sealRow, sealedPlace } from '#src/server/db/sealed/rows.ts';
import type { ConsentContent, ConsentTable, ConsentTextTable } from '#src/server/db/tables/consents.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Hashes = 'phone_hash' | 'email_hash';
type Stored = Selectable<ConsentTable>;
/** What a row covers; nothing of it is left once its person is erased. */
type Content = { [Part in keyof ConsentContent]: ConsentContent[Part] | null };
/** A row of the ledger with its contact data in plain words. */
export type OpenConsent = Omit<Stored, 'sealed' | Hashes> & Content;

const erased: Content = { phone: null, email: null, postal_code: null, salt: null };

/** A row as it is in the table, opened. Throws `SealError`. */
export function openConsent<Row extends Stored>(
  db: Kysely<Database>,
  row: Row,
): Omit<Row, 'sealed' | Hashes> & Content {
  const { sealed, phone_hash: _phone, email_hash: _email, ...others } = row;
  if (sealed === null) return { ...others, ...erased };
  const { phone, email, postal_code, salt } = openRow(db, 'consent', { position: row.position, sealed });
  return { ...others, phone, email, postal_code, salt };
}

/** What the table gets of a row that has its place in the chain. */
export function sealConsent<Row extends Content & { position: number }>(db: Kysely<Database>, row: Row) {
  const { phone, email, postal_code, salt, ...others } = row;
  const content = salt === null ? null : { phone, email, postal_code, salt };
  return {
    ...others,
    ...hashesOf(db, { phone, email }),
    sealed: content && sealRow(db, 'consent', { position: row.position }, content),
  };
}

/** The words of a wording: ours are plain, others sealed; null once they are forgotten. */
export function openWording(
  db: Kysely<Database>,
  { sha256, text, sealed }: Pick<Selectable<ConsentTextTable>, 'sha256' | 'text' | 'sealed'>,
): string | null {
  if (text !== null || sealed === null) return text;
  return sealingOf(db).open(sealedPlace('consent_text', { sha256 }), sealed);
}
