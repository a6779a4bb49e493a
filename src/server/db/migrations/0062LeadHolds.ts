import { sql, type Kysely } from 'kysely';

const statements = `
create table lead_hold (lead_id uuid primary key references lead (id) on delete cascade, reasons text[] not null,
  held_at timestamptz not null, released_at timestamptz,
  released_by text check (released_by in ('operator', 'proof')), check ((released_at is null) = (released_by is null)))
--
create index lead_hold_open on lead_hold (held_at) where released_at is null
--
create function hold_back_events() returns trigger language plpgsql as $$
begin
  -- Whoever releases the lead at this moment is waited for, or waits.
  perform from lead_hold where lead_id = new.lead_id and released_at is null for share;
  if found then new.run_at := timestamptz '9999-01-01 00:00:00Z'; end if;
  return new;
end $$
--
create trigger outbox_of_held_lead before insert on outbox for each row
  when (new.kind <> 'lead.erased') execute function hold_back_events()`;

/**
 * Leads that are kept apart with the reasons. Their events are due on a day that never comes, whoever adds them, until the
 * lead is released.
 */
export const leadHolds = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(/\n--\n/)) await sql.raw(statement).execute(db);
  },
};
