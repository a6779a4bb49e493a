import { sql, type Kysely } from 'kysely';

/** What a visitor came by before a fault: steps and address, without identity. */
export const errorContext = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table error_report add column history jsonb not null default '[]',
      add column query jsonb not null default '{}'`.execute(db);
  },
};
