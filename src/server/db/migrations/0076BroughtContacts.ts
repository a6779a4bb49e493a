import { sql, type Kysely } from 'kysely';

/** Numbers and addresses of leads that a link filled in, and nobody proved: whoever made the link may have chosen their own. */
export const broughtContacts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table lead_contact add column is_brought boolean not null default false`.execute(db);
  },
};
