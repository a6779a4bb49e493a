import { sql, type Kysely } from 'kysely';

const statements = `
alter table consent add column proof text, add column signer text, add column session_sha256 text,
  add column sequence integer, add column is_overtaken boolean not null default false;
create index consent_of_lead on consent (lead_id, position desc) where lead_id is not null;
alter table esign_session add column proof text, add column session_sha256 text;
update esign_session set lead_id = null where decision is null;
create table published_wording (sha256 text not null, name text not null, audience text not null, locale text not null,
  text text not null, published_at timestamptz not null default now(), primary key (sha256, name, audience, locale))`;

/**
 * Whose word a consent is and by what that is known, its place among the decisions of one visitor, and every wording that
 * pages have shown. Signatures under way were tied to a lead by nothing but a number that somebody typed: they let go.
 */
export const consentProof = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(/;\n/)) await sql.raw(statement).execute(db);
  },
};
