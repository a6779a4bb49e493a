import { sql, type Kysely } from 'kysely';

/** Numbers and addresses by which rows without a lead are found, and the events of a visit. */
const places = `
lock table idempotency_key, lead, caregiver, outbox, consent, esign_session, booking in share row exclusive mode;
create table lead_contact (lead_id uuid not null references lead (id) on delete cascade, holder text not null, kind text not null,
  value text not null, primary key (lead_id, holder, kind, value));
create index lead_contact_of_value on lead_contact (value);
create index caregiver_of_phone on caregiver (phone) where phone is not null;
create table lead_visit (lead_id uuid not null references lead (id) on delete cascade, visit text not null,
  at timestamptz not null default now(), primary key (lead_id, visit));
create index booking_of_email on booking (lower(customer_email)) where customer_email is not null;
create index esign_session_of_email on esign_session (lower(email));
create index consent_of_email on consent (lower(email)) where email is not null;
create index participant_of_phone on participant (phone);
create index idempotency_key_of_lead on idempotency_key (lead_id);
create index picture_chunk_of_lead on picture_chunk (lead_id);
create index picture_content_of_lead on picture_content (lead_id);
create index temp_link_of_phone on temp_link ((info ->> 'phone'));
create index temp_link_of_email on temp_link (lower(info ->> 'email'));
create index consent_of_text on consent (text_sha256);
create index esign_session_of_text on esign_session (text_sha256) where text_sha256 is not null`;

const events = ['action', 'router_log', 'redirect_debug', 'error_report', 'ad_security_event', 'recording'];

/** Whoever writes a lead or its caregiver, what they had before is not forgotten. */
const contacts = `
create function remember_lead_contacts() returns trigger language plpgsql as $$
begin
  insert into lead_contact (lead_id, holder, kind, value)
    select new.id, 'lead', kind, value from (values ('phone', new.phone), ('email', lower(new.email))) as one (kind, value)
    where value is not null on conflict do nothing;
  return null;
end $$
--
create trigger lead_contacts_at_first after insert on lead for each row execute function remember_lead_contacts()
--
create trigger lead_contacts_later after update of phone, email on lead for each row
  when (old.phone is distinct from new.phone or old.email is distinct from new.email) execute function remember_lead_contacts()
--
create function remember_caregiver_contacts() returns trigger language plpgsql as $$
begin
  insert into lead_contact (lead_id, holder, kind, value)
    select new.lead_id, 'caregiver', kind, value
    from (values ('phone', new.phone), ('email', lower(new.email))) as one (kind, value)
    where value is not null on conflict do nothing;
  return null;
end $$
--
create trigger caregiver_contacts after insert or update on caregiver for each row execute function remember_caregiver_contacts()
--
insert into lead_contact (lead_id, holder, kind, value)
  select id, 'lead', 'phone', phone from lead
  union select id, 'lead', 'email', lower(email) from lead where email is not null
  union select lead_id, 'caregiver', 'phone', phone from caregiver where phone is not null
  union select lead_id, 'caregiver', 'email', lower(email) from caregiver where email is not null
  union select lead_id, 'lead', 'phone', consent.phone from consent join lead on lead.id = lead_id where consent.phone is not null
  union select lead_id, 'lead', 'email', lower(consent.email) from consent join lead on lead.id = lead_id
    where consent.email is not null
  on conflict do nothing`;

/** Each change of a lead has the next number, whoever makes it. */
const versions = `
alter table lead add column version integer not null default 1
--
alter table outbox add column version integer
--
create function number_lead_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$
--
create trigger lead_version before update on lead for each row execute function number_lead_change()`;

/** A wording can be forgotten, of which the hash stays, and put in again as it was. */
const wordings = `
alter table consent_text alter column text drop not null
--
create function refuse_wording_change() returns trigger language plpgsql as $$
declare expected consent_text;
begin
  expected := old;
  if tg_op = 'UPDATE' then
    if new.text is null or (old.text is null and encode(sha256(convert_to(new.text, 'UTF8')), 'hex') = old.sha256) then
      expected.text := new.text;
    end if;
    if new is not distinct from expected then return new; end if;
  end if;
  raise exception 'rows of consent_text are never changed' using errcode = 'restrict_violation';
end $$
--
drop trigger consent_text_is_append_only on consent_text
--
create trigger consent_text_is_append_only before update or delete on consent_text for each row
  execute function refuse_wording_change()`;

/**
 * What an erasure needs: every number and address that a lead ever had, the visits in which it was saved, wordings that can
 * be forgotten, and a number for each change, so that nobody takes an earlier state for a later one.
 */
export const erasure = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of places.split(/;\n/)) await sql.raw(statement).execute(db);
    for (const table of events) {
      await sql.raw(`alter table ${table} add column visit text`).execute(db);
      await sql.raw(`create index ${table}_of_visit on ${table} (visit) where visit is not null`).execute(db);
    }
    for (const group of [contacts, versions, wordings])
      for (const statement of group.split(/\n--\n/)) await sql.raw(statement).execute(db);
  },
};
