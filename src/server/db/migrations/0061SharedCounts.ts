import { sql, type Kysely } from 'kysely';

const statements = [
  // What is lost with it after a crash are the counts of an hour.
  'create unlogged table shared_count (account text primary key, until timestamptz not null, spent bigint not null)',
  'create index shared_count_by_age on shared_count (until)',
];

/** What all servers together have counted of senders who come near to a limit: keyed hashes and numbers. */
export const sharedCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
