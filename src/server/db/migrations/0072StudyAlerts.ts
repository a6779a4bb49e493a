import { sql, type Kysely } from 'kysely';

const statements = `
create table study_alert (lead_id uuid primary key references lead (id) on delete cascade, study_id integer not null,
  takes_same boolean not null, radius_km double precision not null, asked_at timestamptz not null default now())
--
create table study_alert_find (lead_id uuid not null references lead (id) on delete cascade, study_id integer not null,
  found_at timestamptz not null default now(), primary key (lead_id, study_id))
--
create table study_opening (id bigint generated always as identity primary key, study_id integer not null,
  site_ids integer[], opened_at timestamptz not null default now(), after_lead uuid)
--
create function note_opened_studies() returns trigger language plpgsql as $$
begin
  if exists (select from study_alert) then
    if tg_op = 'INSERT' then
      insert into study_opening (study_id) select id from new_rows where status = 'open';
    else
      insert into study_opening (study_id) select new_rows.id from new_rows join old_rows using (id)
        where new_rows.status = 'open' and old_rows.status <> 'open';
    end if;
  end if;
  return null;
end $$
--
create trigger study_put_in_open after insert on study referencing new table as new_rows
  for each statement execute function note_opened_studies()
--
create trigger study_opened after update on study referencing old table as old_rows new table as new_rows
  for each statement execute function note_opened_studies()
--
create function note_opened_sites() returns trigger language plpgsql as $$
begin
  if exists (select from study_alert) then
    if tg_op = 'INSERT' then
      insert into study_opening (study_id, site_ids) select study_id, array_agg(new_rows.id)
        from new_rows join study on study.id = study_id where is_recruiting and study.status = 'open' group by study_id;
    else
      insert into study_opening (study_id, site_ids) select new_rows.study_id, array_agg(new_rows.id)
        from new_rows join old_rows using (id) join study on study.id = new_rows.study_id
        where new_rows.is_recruiting and not old_rows.is_recruiting and study.status = 'open' group by new_rows.study_id;
    end if;
  end if;
  return null;
end $$
--
create trigger site_put_in after insert on site referencing new table as new_rows
  for each statement execute function note_opened_sites()
--
create trigger site_opened after update on site referencing old table as old_rows new table as new_rows
  for each statement execute function note_opened_sites()`;

/**
 * Who asked to be told of new studies, what was found for them, and the studies and sites that have opened since, which the
 * database notes itself, whatever opens them.
 */
export const studyAlerts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(/\n--\n/)) await sql.raw(statement).execute(db);
  },
};
