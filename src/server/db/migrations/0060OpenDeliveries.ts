import { sql, type Kysely } from 'kysely';

const statements = [
  'create index outbox_open on outbox (id) where done_at is null',
  'create index outbox_by_creation on outbox (created_at)',
];

/** Deliveries that wait or were given up, and those of a span of time, are found by an index beside all that are done. */
export const openDeliveries = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
