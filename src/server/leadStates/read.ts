import type { Kysely } from 'kysely';
import type { LeadState } from '#src/generated/leadStateEvent.ts';
import type { Database } from '#src/server/db/schema.ts';

/** What was reported of a lead, and when it came about. */
export type Reported = { state: LeadState; at: Date };

/** Everything that was reported of a lead, by when it came about: the last is its state. */
export function statesOf(db: Kysely<Database>, leadId: string): Promise<Reported[]> {
  return db
    .selectFrom('lead_state')
    .select(['state', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('received_at')
    .execute();
}
