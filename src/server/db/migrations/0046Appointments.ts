import { sql, type Kysely } from 'kysely';

const statements = [
  `create table appointment (id uuid primary key default gen_random_uuid(),
    created_at timestamptz not null default now(), changed_at timestamptz not null default now(),
    lead_id uuid not null references lead (id) on delete cascade, study_id integer not null,
    scheduler text not null check (scheduler in ('secondary', 'site')), study_site_id text,
    state text not null check (state in ('asked', 'booked', 'cancelled', 'over')),
    booking_id text, resource_id text not null,
    starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at), timezone text not null,
    revision integer not null default 0, changed_by text check (changed_by in ('visitor', 'operator')),
    changing_until timestamptz, check (state = 'asked' or booking_id is not null))`,
  `create unique index appointment_open on appointment (lead_id, study_id) where state in ('asked', 'booked')`,
  `create index appointment_upcoming on appointment (starts_at) where state = 'booked'`,
  `create index appointment_ended on appointment (ends_at)`,
  // Several that somebody booked for one study: the latest is theirs, the others stay in the calendar.
  `insert into appointment (id, created_at, changed_at, lead_id, study_id, scheduler, study_site_id, state, booking_id,
      resource_id, starts_at, ends_at, timezone)
    select distinct on (lead.id, lead.study_id) booking.id, booking.created_at, booking.created_at, lead.id, lead.study_id,
      case when resource.study_site_id is null then 'secondary' else 'site' end, resource.study_site_id, 'booked',
      booking.id::text, resource_id, starts_at, ends_at, customer_timezone
    from booking join lead on lead.id = booking.lead_id join resource on resource.id = resource_id
    where cancelled_at is null and lead.study_id is not null
    order by lead.id, lead.study_id, booking.created_at desc`,
];

/**
 * Who has which appointment: one open one for a lead and a study, whoever's calendar it is in. `booking` is the calendar
 * of the stand-in.
 */
export const appointments = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
