import { sql, type Kysely } from 'kysely';

const statements = [
  'lock table idempotency_key, lead, lead_visit, outbox in share mode',
  'create index lead_undecided on lead (campaign, updated_at) where qualified is not true',
  'create index lead_visit_by_age on lead_visit (at)',
  'create index idempotency_key_by_age on idempotency_key (created_at)',
  'create index outbox_by_age on outbox (done_at) where done_at is not null',
  'create index request_count_by_age on request_count (since)',
  'create index booking_by_age on booking (ends_at)',
  `create index esign_session_unsigned on esign_session (expires_at) where decision is distinct from text 'signed'`,
  'create index esign_session_by_age on esign_session (expires_at)',
  'create index temp_link_by_age on temp_link (expires_at)',
  'create index action_by_age on action (at)',
  'create index router_log_by_age on router_log (at)',
  'create index redirect_debug_by_age on redirect_debug (at)',
  'create index error_report_by_age on error_report (at)',
  'create index ad_security_event_by_age on ad_security_event (at)',
];

/** What is old is found by an index, so that looking for it every hour costs as much as there is to remove. */
export const ages = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
