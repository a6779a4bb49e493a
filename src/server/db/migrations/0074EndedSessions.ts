import { sql, type Kysely } from 'kysely';

/** Sessions that were ended before their time. */
export const endedSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table ended_session (subject text primary key, ended_at timestamptz not null)`.execute(db);
    await sql`create index ended_session_by_age on ended_session (ended_at)`.execute(db);
  },
};
