import { sql, type Kysely } from 'kysely';

const scheduling = `
create extension if not exists btree_gist;
create table resource (id text primary key, name text not null, timezone text not null, study_site_id text,
  days jsonb not null, opens integer not null, closes integer not null, slot_minutes integer not null check (slot_minutes > 0));
create index resource_of_site on resource (study_site_id);
create table booking (id uuid primary key default gen_random_uuid(), created_at timestamptz not null default now(),
  resource_id text not null references resource (id), study_site_id text,
  starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
  description text not null, what text not null, customer_name text not null, customer_email text, customer_phone text not null,
  customer_timezone text not null, request_sha256 text not null, cancelled_at timestamptz,
  constraint booking_no_overlap exclude using gist (resource_id with =, tstzrange(starts_at, ends_at) with &&)
    where (cancelled_at is null));
create index booking_of_phone on booking (customer_phone)`;

const consents = `
create table esign_session (id text primary key, created_at timestamptz not null default now(), expires_at timestamptz not null,
  first_name text not null, last_name text not null, phone text not null, email text not null, by_sms boolean not null,
  return_to text not null, language text not null, text_sha256 text references consent_text (sha256),
  decision text check (decision in ('signed', 'declined')), signature text, decided_at timestamptz);
create index esign_session_of_phone on esign_session (phone);
create table brand_connect_consent (id bigint generated always as identity primary key, at timestamptz not null default now(),
  phone text not null, text_sha256 text not null references consent_text (sha256), postal_code text, country text not null,
  consent_type text not null, has_consent boolean not null, is_international boolean not null, study_site_ext_id text);
create index brand_connect_consent_of_phone on brand_connect_consent (phone)`;

const others = `
create table recording (id bigint generated always as identity primary key, at timestamptz not null default now(),
  session_id text not null, order_id integer not null, host_name text not null, lead_lp_param_id text, flow text not null,
  batch_gzip bytea not null, unique (session_id, order_id));
create index recording_received on recording (at);
create table offer (id text primary key, advertiser text not null, country text not null, position integer not null, details jsonb not null);
create index offer_of_country on offer (country, position);
create table temp_link (slug text primary key, expires_at timestamptz not null, info jsonb not null);
create table ad_security_event (id bigint generated always as identity primary key, at timestamptz not null default now(),
  kind text not null, study_id integer not null, utm_source text not null, transaction_id text not null, unique (kind, transaction_id))`;

/** What visitors book, sign and are offered, and what the stand-ins of partners remember. */
export const partners = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const group of [scheduling, consents, others])
      for (const statement of group.split(/;\n/)) await sql.raw(statement).execute(db);
  },
};
