import { sql, type Kysely } from 'kysely';

/** Whoever signed up asked about no study, and is told of those about the conditions of their lead. */
export const alertsOfConditions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table study_alert alter column study_id drop not null`.execute(db);
  },
};
