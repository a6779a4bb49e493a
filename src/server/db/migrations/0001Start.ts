import { sql, type Kysely } from 'kysely';

const catalogue = `
create table study (id integer primary key, external_id text not null unique, status text not null, details jsonb not null);
create table criterion (id integer primary key, study_id integer not null references study (id), position integer not null,
  minimal boolean not null default false, details jsonb not null);
create index criterion_of_study on criterion (study_id, position);
create table site (id integer primary key, study_id integer not null references study (id), ext_id text not null unique,
  name text not null, country text not null, region text, postal_code text not null,
  lat double precision not null, lon double precision not null);
create index site_of_study on site (study_id);
create table postal_area (country text not null, code text not null, lat double precision not null,
  lon double precision not null, place text not null, region text, primary key (country, code));
create table indication_category (id integer primary key, position integer not null, name jsonb not null);
create table indication (id integer primary key, category_id integer not null references indication_category (id),
  name jsonb not null, show_for_signup boolean not null, kind text not null);
create table participant (study_id integer not null references study (id), phone text not null, primary key (study_id, phone));
create table seed (name text primary key, at timestamptz not null default now());`;

const leads = `
create table lead (id uuid primary key, slug text not null unique,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  first_name text not null, last_name text not null, phone text not null, email text, postal_code text not null,
  country text not null, gender text, date_of_birth date, age integer, weight_kg double precision, height_cm double precision,
  language text not null, ethnicities jsonb not null, additional jsonb not null, indication_ids jsonb not null,
  source_id text not null, source_study_ids jsonb not null, source_info jsonb not null, campaign text not null,
  responses jsonb not null, study_id integer, site_id integer, study_site_id text, judgement jsonb not null, qualified boolean);
create index lead_newest on lead (created_at desc);
create table caregiver (lead_id uuid primary key references lead (id) on delete cascade, first_name text not null,
  last_name text not null, relationship text not null, phone text, email text, postal_code text, date_of_birth date,
  source_id text not null, country text not null);
create table lead_screening (lead_id uuid not null references lead (id) on delete cascade, study_id integer not null,
  passed boolean not null, at timestamptz not null default now(), primary key (lead_id, study_id));
create table survey_answer (lead_id uuid not null references lead (id) on delete cascade, question_id integer not null,
  question text not null, response text not null, primary key (lead_id, question_id));
create table idempotency_key (scope text not null, key text not null, request_sha256 text not null, lead_id uuid not null,
  created_at timestamptz not null default now(), primary key (scope, key));
create table outbox (id bigint generated always as identity primary key, kind text not null, lead_id uuid not null,
  created_at timestamptz not null default now(), run_at timestamptz not null default now(), attempts integer not null default 0,
  done_at timestamptz);
create index outbox_due on outbox (run_at, id) where done_at is null;`;

const consents = `
create table consent_text (sha256 text primary key, text text not null, first_seen_at timestamptz not null default now());
create table consent (id bigint generated always as identity primary key, lead_id uuid not null references lead (id),
  at timestamptz not null default now(), client_time text not null, consent_type text not null, has_consent boolean not null,
  how text not null, text_sha256 text not null references consent_text (sha256), locale text not null, campaign text not null,
  step text not null, brand text, country text not null, postal_code text, phone text, email text,
  is_international boolean not null, study_site_ext_id text, idempotency_key text, unique (lead_id, idempotency_key));
create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation'; end $$;
create trigger consent_is_append_only before update or delete on consent for each row execute function refuse_change();
create trigger consent_text_is_append_only before update or delete on consent_text for each row execute function refuse_change();`;

const events = `
create table action (id bigint generated always as identity primary key, at timestamptz not null default now(), signup text not null,
  route_path text not null, screener boolean not null, code text not null, query jsonb not null);
create table router_log (id bigint generated always as identity primary key, at timestamptz not null default now(),
  signup text not null, study_external_id text, from_path text not null, to_path text not null, path text not null, query jsonb not null);
create table redirect_debug (id bigint generated always as identity primary key, at timestamptz not null default now(),
  referrer_url text not null, attempted_campaign text not null);
create table error_report (id bigint generated always as identity primary key, at timestamptz not null default now(),
  severity text not null, message text not null, flow text, step text, lead_lp_param_id text);`;

/** The tables of the first release. */
export const start = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const group of [catalogue, leads, consents, events])
      for (const statement of group.split(/;\n/)) await sql.raw(statement).execute(db);
  },
};
