import { sql, type Kysely } from 'kysely';

const statements = [
  `create table booking_removal (id uuid primary key default gen_random_uuid(),
    scheduler text not null check (scheduler in ('secondary', 'site')), study_site_id text, booking_id text not null,
    due_at timestamptz not null)`,
  'create index booking_removal_due on booking_removal (due_at)',
];

/** Bookings of people who were erased, until their scheduling services have let go of them. */
export const bookingRemovals = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
