import { plainColumns, type PlainTable } from '#src/server/db/migrations/frozenPlainColumns.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import type { Sealed, Sealing } from '#src/server/sealing/sealing.ts';
import { sealedPlace } from './rows.ts';

/** A row as an earlier release wrote it. */
export type Row = Readonly<Record<string, unknown>>;

/** What is to be sealed in a table of an earlier release. */
export type Work = {
  table: string;
  /** The columns that are read, beside the place of the row. */
  reads: readonly string[];
  /** Which rows are left. */
  left: string;
  /** The columns that change; none for a row that is as it should be. */
  changed: (row: Row, sealing: Sealing) => Readonly<Record<string, unknown>>;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
/** Phone and email, by the names that their columns had. */
const hashedColumns: { [Table in PlainTable]?: { phone: string; email?: string } } = {
  lead: { phone: 'phone', email: 'email' },
  caregiver: { phone: 'phone', email: 'email' },
  consent: { phone: 'phone', email: 'email' },
  booking: { phone: 'customer_phone', email: 'customer_email' },
  esign_session: { phone: 'phone', email: 'email' },
  participant: { phone: 'phone' },
};

/** Beside the plain columns, those that an envelope is bound to and those that change with it. */
const others: { [Table in PlainTable]?: readonly string[] } = {
  lead: ['id'],
  caregiver: ['lead_id'],
  survey_answer: ['lead_id', 'question_id'],
  delivery: ['idempotency_key'],
  consent: ['position'],
  booking: ['id', 'request_sha256'],
  esign_session: ['id', 'signature'],
  participant: ['study_id'],
  temp_link: ['slug'],
  recording: ['session_id', 'order_id', 'batch_gzip'],
  ad_security_event: ['kind', 'transaction_id'],
};

/** What of a row is kept in another form than as one of the plain values. */
const special: { [Table in PlainTable]?: (row: Row, sealing: Sealing) => Record<string, unknown> } = {
  booking: ({ request_sha256: hash }, sealing) => ({ request_sha256: sealing.hash('request', String(hash)) }),
  esign_session: (row, sealing) => ({
    signature:
      row['signature'] === null ? null : sealing.seal(sealedPlace('esign_session', row, 'signature'), row['signature']),
  }),
  recording: (row, sealing) => ({
    // The type of the column says so.
    batch_gzip: sealing.sealBytes(sealedPlace('recording', row, 'batch_gzip'), row['batch_gzip'] as Uint8Array),
  }),
};

function plainWork(table: PlainTable): Work {
  const plain: readonly string[] = plainColumns[table];
  const { phone, email } = hashedColumns[table] ?? {};
  return {
    table,
    reads: [...plain, ...(others[table] ?? [])],
    // Of an erased person nothing is left to seal.
    left: table === 'consent' ? 'sealed is null and salt is not null' : 'sealed is null',
    changed(row, sealing) {
      const [now, content] = contentOf(table, row, sealing);
      const hashes = {
        ...(phone !== undefined && { phone_hash: sealing.hashOrNull('phone', text(row[phone])) }),
        ...(email !== undefined && { email_hash: sealing.hashOrNull('email', text(row[email])) }),
      };
      const bound = { ...row, ...hashes, ...now };
      return {
        ...Object.fromEntries(plain.map((column) => [column, null])),
        ...now,
        ...hashes,
        ...special[table]?.(row, sealing),
        sealed: sealing.seal(sealedPlace(table, bound), content),
      };
    },
  };
}

/** What changes before it is bound, and what is sealed. */
function contentOf(table: PlainTable, row: Row, sealing: Sealing): [Record<string, unknown>, unknown] {
  if (table === 'delivery') return [{}, row['body']];
  if (table === 'temp_link') {
    // The type of the column said so.
    const info = row['info'] as { phone?: string; email?: string };
    const now = {
      phone_hash: sealing.hashOrNull('phone', info.phone),
      email_hash: sealing.hashOrNull('email', info.email),
    };
    return [now, info];
  }
  const content = Object.fromEntries(plainColumns[table].map((column) => [column, row[column]]));
  if (table !== 'ad_security_event') return [{}, content];
  const { transaction_id: id } = row;
  return [{ transaction_id: sealing.hash('key', String(id)) }, { ...content, transaction_id: id }];
}

const otherWork: readonly Work[] = [
  {
    table: 'lead_contact',
    reads: ['lead_id', 'kind', 'value'],
    left: 'sealed is null',
    changed: (row, sealing) => ({
      value: sealing.hash(row['kind'] === 'phone' ? 'phone' : 'email', String(row['value'])),
      sealed: sealing.seal(sealedPlace('lead_contact', row), row['value']),
    }),
  },
  {
    table: 'consent_text',
    reads: ['sha256', 'text'],
    left: `sealed is null and text is not null
      and not exists (select from published_wording where published_wording.sha256 = consent_text.sha256)`,
    changed: (row, sealing) => ({ text: null, sealed: sealing.seal(sealedPlace('consent_text', row), row['text']) }),
  },
  {
    table: 'idempotency_key',
    reads: ['request_sha256'],
    left: 'length(request_sha256) = 64',
    changed: (row, sealing) => ({ request_sha256: sealing.hash('request', String(row['request_sha256'])) }),
  },
  {
    table: 'picture',
    reads: ['picture_id', 'shot'],
    left: 'true',
    changed: (row, sealing) =>
      // The type of the column says so, once it is sealed.
      opens(() => sealing.open(sealedPlace('picture', row, 'shot'), row['shot'] as Sealed<string>))
        ? {}
        : { shot: sealing.seal(sealedPlace('picture', row, 'shot'), row['shot']) },
  },
  {
    table: 'picture_content',
    reads: ['picture_id', 'data'],
    // As every JPEG begins.
    left: `substring(data from 1 for 2) = '\\xffd8'::bytea`,
    changed: (row, sealing) => ({
      // The type of the column says so.
      data: sealing.sealBytes(sealedPlace('picture_content', row, 'data'), row['data'] as Uint8Array),
    }),
  },
];

function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

// Each table is named in the list.
const plainTables = Object.keys(plainColumns) as PlainTable[];

/** All that earlier releases stored in plain words. */
export const storedPlain: readonly Work[] = [...plainTables.map(plainWork), ...otherWork];
