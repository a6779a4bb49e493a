import { sql, type Kysely } from 'kysely';
import { plainColumns } from './frozenPlainColumns.ts';

/** Places for what is sealed and for what finds it, still beside the columns that it takes the place of. */
const places = `
alter table lead add column sealed text, add column phone_hash text, add column email_hash text;
alter table caregiver add column sealed text, add column phone_hash text, add column email_hash text;
alter table lead_contact add column sealed text;
alter table survey_answer add column sealed text;
alter table delivery add column sealed text;
alter table consent add column sealed text, add column phone_hash text, add column email_hash text;
alter table consent_text add column sealed text;
alter table booking add column sealed text, add column phone_hash text, add column email_hash text;
alter table esign_session add column sealed text, add column phone_hash text, add column email_hash text;
alter table participant drop constraint participant_pkey, add column sealed text, add column phone_hash text;
alter table temp_link add column sealed text, add column phone_hash text, add column email_hash text;
alter table recording add column sealed text;
alter table action add column sealed text;
alter table router_log add column sealed text;
alter table redirect_debug add column sealed text;
alter table error_report add column sealed text;
alter table ad_security_event add column sealed text;
create index lead_of_phone_hash on lead (phone_hash);
create index caregiver_of_phone_hash on caregiver (phone_hash) where phone_hash is not null;
create index consent_of_phone_hash on consent (phone_hash) where phone_hash is not null;
create index consent_of_email_hash on consent (email_hash) where email_hash is not null;
create index booking_of_phone_hash on booking (phone_hash);
create index booking_of_email_hash on booking (email_hash) where email_hash is not null;
create index esign_session_of_phone_hash on esign_session (phone_hash);
create index esign_session_of_email_hash on esign_session (email_hash) where email_hash is not null;
create index participant_of_phone_hash on participant (phone_hash);
create index temp_link_of_phone_hash on temp_link (phone_hash) where phone_hash is not null;
create index temp_link_of_email_hash on temp_link (email_hash) where email_hash is not null;
delete from lead_contact one using lead_contact other where one.lead_id = other.lead_id and one.holder = other.holder
  and one.kind = other.kind and one.kind = 'phone' and one.ctid > other.ctid
  and regexp_replace(one.value, '[\\s().-]', '', 'g') = regexp_replace(other.value, '[\\s().-]', '', 'g');
update picture set received = 0 where stored_at is null;
delete from picture_chunk;
update idempotency_key set key = encode(sha256(convert_to(key, 'UTF8')), 'hex')`;

/** Only the keys know what triggers cannot: whoever saves a lead remembers its numbers and addresses with it. */
const triggers = `
drop trigger lead_contacts_at_first on lead
--
drop trigger lead_contacts_later on lead
--
drop function remember_lead_contacts()
--
drop trigger caregiver_contacts on caregiver
--
drop function remember_caregiver_contacts()
--
drop trigger lead_version on lead
--
create trigger lead_version before update on lead for each row
  when (coalesce(current_setting('openscreener.reseals', true), '') <> 'on') execute function number_lead_change()
--
create or replace function refuse_consent_change() returns trigger language plpgsql as $$
declare expected consent;
begin
  expected := old;
  expected.phone := null; expected.email := null; expected.postal_code := null; expected.salt := null;
  expected.sealed := new.sealed; expected.phone_hash := new.phone_hash; expected.email_hash := new.email_hash;
  if tg_op = 'UPDATE' and new is not distinct from expected then return new; end if;
  raise exception 'rows of consent are never changed' using errcode = 'restrict_violation';
end $$
--
create or replace function refuse_wording_change() returns trigger language plpgsql as $$
declare expected consent_text;
begin
  expected := old;
  if tg_op = 'UPDATE' then
    expected.sealed := new.sealed;
    if new.text is null or (old.text is null and encode(sha256(convert_to(new.text, 'UTF8')), 'hex') = old.sha256) then
      expected.text := new.text;
    end if;
    if new is not distinct from expected then return new; end if;
  end if;
  raise exception 'rows of consent_text are never changed' using errcode = 'restrict_violation';
end $$`;

/**
 * Makes room for what is sealed, and lets the columns be empty that it takes the place of. Rows are sealed after this, some
 * at a time; the next migration takes the empty columns away.
 */
export const sealed = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of places.split(/;\n/)) await sql.raw(statement).execute(db);
    for (const statement of triggers.split(/\n--\n/)) await sql.raw(statement).execute(db);
    for (const [table, columns] of Object.entries(plainColumns)) {
      const emptied = columns.map((column) => `alter column ${column} drop not null`).join(', ');
      await sql.raw(`alter table ${table} ${emptied}`).execute(db);
    }
  },
};
