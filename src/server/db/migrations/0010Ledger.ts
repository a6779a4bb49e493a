import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { firstHash, personalHash, rowHash, type ChainedRow } from './frozenChain.ts';

const columns = `
drop trigger consent_is_append_only on consent;
alter table consent drop constraint consent_lead_id_fkey;
alter table consent add column position bigint unique, add column previous_hash text, add column hash text,
  add column personal_sha256 text, add column salt text;
create table consent_head (id integer primary key default 1 check (id = 1), rows bigint not null, hash text not null);
insert into consent_head (rows, hash) values (0, '${firstHash}');
create table erasure (id uuid primary key default gen_random_uuid(), at timestamptz not null default now(), lead_id uuid not null,
  reason text not null, removed jsonb not null);
create index erasure_of_lead on erasure (lead_id);
create table delivery (idempotency_key text primary key, received_at timestamptz not null default now(), kind text not null,
  lead_id uuid not null, body jsonb not null);
create index delivery_of_lead on delivery (lead_id);
alter table outbox add column dead_at timestamptz;
create index outbox_of_lead on outbox (lead_id);
drop index outbox_due;
create index outbox_due on outbox (run_at, id) where done_at is null and dead_at is null`;

/** Only erasing a person may touch a row: it takes the contact data and their salt away and nothing else. */
const guards = `
create function refuse_consent_change() returns trigger language plpgsql as $$
declare expected consent;
begin
  expected := old;
  expected.phone := null; expected.email := null; expected.postal_code := null; expected.salt := null;
  if tg_op = 'UPDATE' and new is not distinct from expected then return new; end if;
  raise exception 'rows of consent are never changed' using errcode = 'restrict_violation';
end $$
--
alter table consent alter column position set not null, alter column previous_hash set not null,
  alter column hash set not null, alter column personal_sha256 set not null
--
create trigger consent_is_append_only before update or delete on consent for each row execute function refuse_consent_change()`;

type Earlier = Omit<ChainedRow, 'position' | 'personal_sha256'> & {
  id: number;
  phone: string | null;
  email: string | null;
  postal_code: string | null;
};

async function chainEarlierRows(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Earlier>`select * from consent order by id`.execute(db);
  let [previous, position] = [firstHash, 0];
  for (const row of rows) {
    position += 1;
    const salt = randomBytes(16).toString('hex');
    const personal = personalHash(salt, row);
    const hash = rowHash(previous, { ...row, position, personal_sha256: personal });
    await sql`update consent set position = ${position}, previous_hash = ${previous}, hash = ${hash},
      salt = ${salt}, personal_sha256 = ${personal} where id = ${row.id}`.execute(db);
    previous = hash;
  }
  await sql`update consent_head set rows = ${position}, hash = ${previous}`.execute(db);
}

/** The consents as a chain of hashes, what erasing leaves behind, and what deliveries need. */
export const ledger = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of columns.split(/;\n/)) await sql.raw(statement).execute(db);
    await chainEarlierRows(db);
    for (const statement of guards.split(/\n--\n/)) await sql.raw(statement).execute(db);
  },
};
