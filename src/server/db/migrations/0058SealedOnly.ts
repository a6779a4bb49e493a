import { sql, type Kysely } from 'kysely';
import { plainColumns, type PlainTable } from './frozenPlainColumns.ts';

/** Emptied where it is not known, and needed beside what is sealed. */
const stays: readonly string[] = ['signup'];
/** It is run after all others that are there: of a new database too, what the newest of them lets be empty stays so. */
const mayBeEmpty: readonly string[] = ['consent', 'delivery'];
const keepsSealed = (table: string) => !mayBeEmpty.includes(table);

const statements = `
alter table lead alter column phone_hash set not null;
alter table lead_contact alter column sealed set not null;
alter table booking alter column phone_hash set not null;
alter table esign_session alter column phone_hash set not null;
delete from participant one using participant other
  where one.study_id = other.study_id and one.phone_hash = other.phone_hash and one.ctid > other.ctid;
alter table participant add primary key (study_id, phone_hash);
delete from ad_security_event one using ad_security_event other
  where one.kind = other.kind and one.transaction_id = other.transaction_id and one.ctid > other.ctid`;

/** An erasure empties what is sealed and what finds it. Another key may seal anew what is in it, and nothing else changes. */
const guard = `
create or replace function refuse_consent_change() returns trigger language plpgsql as $$
declare expected consent;
begin
  expected := old;
  if new.sealed is null then
    expected.sealed := null; expected.phone_hash := null; expected.email_hash := null;
  elsif old.sealed is not null then
    expected.sealed := new.sealed;
  end if;
  if tg_op = 'UPDATE' and new is not distinct from expected then return new; end if;
  raise exception 'rows of consent are never changed' using errcode = 'restrict_violation';
end $$`;

async function requireSealed(db: Kysely<unknown>, table: PlainTable): Promise<void> {
  const plain = plainColumns[table].filter((column) => !stays.includes(column));
  const filled = sql.join(
    plain.map((column) => sql`${sql.ref(column)} is not null`),
    sql` or `,
  );
  const { rows } = await sql`select from ${sql.table(table)} where ${filled} limit 1`.execute(db);
  if (rows.length > 0) throw new Error(`Rows of ${table} are not sealed yet.`);
}

/** Takes away the columns in place of which rows are sealed. Throws where some are not: nothing is lost. */
export const sealedOnly = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Each table is named in the list.
    const tables = Object.keys(plainColumns) as PlainTable[];
    for (const table of tables) await requireSealed(db, table);
    for (const table of tables) {
      const dropped = plainColumns[table].filter((column) => !stays.includes(column));
      const gone = dropped.map((column) => `drop column ${column}`);
      const required = keepsSealed(table) ? [`alter column sealed set not null`] : [];
      await sql.raw(`alter table ${table} ${[...gone, ...required].join(', ')}`).execute(db);
    }
    for (const statement of statements.split(/;\n/)) await sql.raw(statement).execute(db);
    await sql.raw(guard).execute(db);
  },
};
