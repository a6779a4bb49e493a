import { sql, type Kysely } from 'kysely';

const statements = [
  `create table asked_numbers (asker text primary key, since timestamptz not null, numbers text[] not null,
    refused integer not null default 0)`,
  'create index asked_numbers_since on asked_numbers (since)',
  // What is lost with it after a crash are the counts of a minute.
  `create unlogged table request_count (asker text primary key, since timestamptz not null, requests integer not null)`,
];

/**
 * Who asked about how many phone numbers within a day, and sent how many requests within a minute: keyed hashes of
 * sessions, addresses and numbers.
 */
export const askedNumbers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
