import { sql, type Kysely } from 'kysely';

const statements = [
  `create table lead_state (id_sha256 text primary key, lead_id uuid not null references lead (id) on delete cascade,
    state text not null, at timestamptz not null, received_at timestamptz not null default now())`,
  'create index lead_state_of_lead on lead_state (lead_id, at desc)',
  'create index lead_state_by_age on lead_state (received_at)',
];

/** What the lead receiver reports of a lead, once per report: when somebody called, and what came of it. */
export const leadStates = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
