import { sql, type Kysely } from 'kysely';

/** Which number or address of a consent was proved to be the visitor's when it was given. */
export const consentContacts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table consent add column verified text').execute(db);
  },
};
