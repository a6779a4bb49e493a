import { sql, type Kysely } from 'kysely';

const statement = `create table consent_checkpoint (id integer primary key default 1 check (id = 1), position bigint not null,
  hash text not null, at timestamptz not null, signature text not null)`;

/** How far the ledger was found whole, so that what was read once is not read again. */
export const ledgerCheckpoint = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(statement).execute(db);
  },
};
