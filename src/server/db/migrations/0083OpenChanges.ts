import { sql, type Kysely } from 'kysely';

/** Leads to the appointments of which it is open whether their scheduling service has changed them. */
export const openChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index appointment_changing on appointment (changing_until) where changing_until is not null`.execute(
      db,
    );
  },
};
