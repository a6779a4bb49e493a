import { sql, type Kysely } from 'kysely';

const statements = [
  `create table contact_code (id uuid primary key, created_at timestamptz not null, expires_at timestamptz not null,
    session text not null, address text not null, contact text not null, code text not null,
    tries integer not null default 0, is_sent boolean not null)`,
  'create index contact_code_of_session on contact_code (session, created_at)',
  'create index contact_code_of_address on contact_code (address, created_at)',
  'create index contact_code_of_contact on contact_code (contact, created_at)',
  'create index contact_code_by_age on contact_code (created_at)',
  'alter table lead_contact add column verified_at timestamptz, add column verified_by text',
];

/**
 * Codes by which visitors prove that a number or an address is theirs: keyed hashes of sessions, network addresses, contacts
 * and codes. When and how a contact of a lead was proved.
 */
export const contactCodes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
