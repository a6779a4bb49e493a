import { sql, type Kysely } from 'kysely';

const statements = [
  `create table booking_order (id uuid primary key default gen_random_uuid(),
    lead_id uuid not null references lead (id) on delete cascade, study_id integer not null,
    scheduler text not null check (scheduler in ('secondary', 'site')), study_site_id text,
    resource_id text not null, starts_at timestamptz not null, service_key text not null, sealed text not null,
    ordered_at timestamptz not null, release_at timestamptz not null, leased_until timestamptz,
    unique (lead_id, study_id, resource_id, starts_at))`,
  'create index booking_order_due on booking_order (release_at)',
];

/** What a scheduling service was asked for and has not answered yet: it may have booked although its answer was lost. */
export const bookingOrders = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
