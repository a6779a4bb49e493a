import { sql, type Kysely } from 'kysely';

/** When a lead went over to whoever came by its link: what it was reached by until then says so. */
export const handedOver = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table lead_contact add column handed_over_at timestamptz`.execute(db);
  },
};
