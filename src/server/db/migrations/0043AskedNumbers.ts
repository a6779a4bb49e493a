import { sql, type Kysely } from 'kysely';

/** Who asked about how many phone numbers within a day: keyed hashes of sessions, addresses and numbers. */
export const askedNumbers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table asked_numbers (asker text primary key, since timestamptz not null, numbers text[] not null,
      refused integer not null default 0)`.execute(db);
    await sql`create index asked_numbers_since on asked_numbers (since)`.execute(db);
  },
};
