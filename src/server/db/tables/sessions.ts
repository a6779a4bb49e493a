import type { ColumnType } from 'kysely';

/** What sessions were given before a moment counts no more. */
export type EndedSessionTable = {
  /** Id of a lead, the name of a visit, or `all`. */
  subject: string;
  ended_at: ColumnType<Date, string, string>;
};
