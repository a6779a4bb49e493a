import type { ColumnType, Generated } from 'kysely';

/** Written as ISO 8601 text. */
type Written = ColumnType<Date, string, string>;

/** Codes that were sent, or would have been: keyed hashes alone. */
export type ContactCodeTable = {
  id: string;
  created_at: Written;
  expires_at: Written;
  session: string;
  /** Of the network, whose sessions share a limit. */
  address: string;
  contact: string;
  code: string;
  /** Wrong codes that were tried against it. */
  tries: Generated<number>;
  /** Others asked for as many codes to this contact as there may be: none went out, and nobody is told. */
  is_sent: boolean;
};
