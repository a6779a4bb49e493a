import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table appointment add column origin text',
  `create table message (id bigint generated always as identity primary key, kind text not null,
    lead_id uuid not null references lead (id) on delete cascade,
    appointment_id uuid references appointment (id) on delete cascade,
    created_at timestamptz not null default now(), run_at timestamptz not null default now(),
    attempts integer not null default 0, done_at timestamptz, dead_at timestamptz, channel text)`,
  'create index message_due on message (run_at) where done_at is null and dead_at is null',
  'create index message_of_lead on message (lead_id)',
  'create index message_of_appointment on message (appointment_id)',
  'create index message_by_age on message (done_at) where done_at is not null',
  `create table stand_in_message (id bigint generated always as identity primary key, at timestamptz not null default now(),
    channel text not null check (channel in ('email', 'text')), recipient text not null, sealed text not null)`,
  'create index stand_in_message_of_recipient on stand_in_message (recipient)',
  'create index stand_in_message_by_age on stand_in_message (at)',
];

/**
 * Messages to visitors that wait to be sent: what they say is written when they go, from what is true then. What the
 * stand-ins of email and texts would have sent is in a table of theirs.
 */
export const messages = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
