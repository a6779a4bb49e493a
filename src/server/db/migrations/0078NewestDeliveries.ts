import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table delivery add column version integer, alter column sealed drop not null',
  `update delivery set sealed = null where exists (select from delivery newer where newer.lead_id = delivery.lead_id
    and (newer.received_at, newer.idempotency_key) > (delivery.received_at, delivery.idempotency_key))`,
];

/** The receiver that is built in keeps what the newest event of a lead told; of those before it, that they came. */
export const newestDeliveries = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
