import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/**
 * When a lead last went over to whoever came by its link, without a proof that they are reached by any of what it was reached
 * by until then: what was told before may be somebody else's. Undefined where that never was.
 */
export async function handedOverAt(db: Kysely<Database>, leadId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select handed_over_at as at from lead_contact where lead_id = ${leadId} and handed_over_at is not null
    group by handed_over_at having bool_and(verified_at is null) order by handed_over_at desc limit 1`.execute(db);
  return rows[0]?.at;
}
