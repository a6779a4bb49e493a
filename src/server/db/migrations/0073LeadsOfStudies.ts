import { sql, type Kysely } from 'kysely';

/** Finds what campaigns have sent lately for a study. */
export const leadsOfStudies = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index lead_of_study on lead (study_id, campaign, created_at) where study_id is not null`.execute(
      db,
    );
  },
};
