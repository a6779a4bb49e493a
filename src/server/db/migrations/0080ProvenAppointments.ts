import { sql, type Kysely } from 'kysely';

/** An appointment remembers that its number was proved, which its lead forgets as it goes over to somebody else. */
export const provenAppointments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table appointment add column number_proven boolean not null default false`.execute(db);
  },
};
