import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Whose events are sent again: those of a lead, or of every lead that had one in a span of time. */
export type Replayed = { leadId: string } | { since: Date; until: Date };

/**
 * Sends leads again, each once and as it is now, under a new id: a receiver that lost some has them then, and to others they
 * are nothing new. Of a lead that was erased in that time its last event goes again. Gives how many.
 */
export async function replay(db: Kysely<Database>, replayed: Replayed, at: Date): Promise<number> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const meant =
    'leadId' in replayed
      ? sql`select ${replayed.leadId}::uuid as lead_id, 'lead.saved' as kind, null::integer as version`
      : sql`select distinct on (lead_id) lead_id, kind, version from outbox
          where created_at between ${replayed.since.toISOString()}::timestamptz and ${replayed.until.toISOString()}::timestamptz
          order by lead_id, id desc`;
  const result = await sql`
    with meant as (${meant}),
    present as (select id from lead where id in (select lead_id from meant) order by id for key share)
    insert into outbox (kind, lead_id, version, created_at, run_at)
    select case when id is null then kind else 'lead.saved' end, lead_id, version, ${moment}, ${moment}
    from meant left join present on id = lead_id where id is not null or kind = 'lead.erased'`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
