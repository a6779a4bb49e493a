import { sql, type Kysely } from 'kysely';

/** With which keys something may be sealed. */
export const sealingKey = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table sealing_key (key_id text primary key, sealed text not null,
      first_used_at timestamptz not null default now())`.execute(db);
  },
};
