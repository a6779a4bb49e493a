import { sql, type Kysely } from 'kysely';

/** The wording that is signed goes by the country that the visitor gave, which the number need not tell. */
export const esignCountry = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table esign_session add column country text`.execute(db);
  },
};
