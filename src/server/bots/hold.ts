import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Releaser, Sign } from '#src/server/db/tables/bots.ts';
import type { Alongside, Kept } from '#src/server/leads/saveAttempt.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { never } from '#src/server/outbox/lease.ts';
import { leadsOfManyNumber } from './velocity.ts';

type Db = Kysely<Database>;

/** Keeps leads with signs of a machine apart, in the transaction that saves them. */
export const holdWithLeads: Alongside = async (tx, saved) => {
  const many = await leadsOfManyNumber(tx, saved);
  const suspicious = saved.flatMap(({ lead: { leadId }, watch, at }): Suspicious[] => {
    const signs = [...(watch?.signs ?? []), ...(many.has(leadId) ? (['number'] as const) : [])];
    return signs.length > 0 ? [{ leadId, signs, at }] : [];
  });
  const kept = suspicious.length === 0 ? new Set() : await hold(tx, suspicious);
  return new Map(suspicious.flatMap(({ leadId, signs }) => (kept.has(leadId) ? [[leadId, signs]] : [])));
};

/** Tells whoever watches the log that a save has its lead kept apart. */
export function tellKept(log: Pick<FastifyBaseLogger, 'warn'>, signs: Kept): void {
  if (signs.length > 0) log.warn({ alarm: 'lead-held', signs }, 'a lead is kept apart');
}

type Suspicious = { leadId: string; signs: readonly Sign[]; at: Date };

/** Gives the ids of those that have never been kept apart before. */
async function hold(tx: Transaction<Database>, suspicious: readonly Suspicious[]): Promise<ReadonlySet<string>> {
  const values = sql.join(
    suspicious.map(
      ({ leadId, signs, at }) =>
        sql`(${leadId}::uuid, array[${sql.join([...signs])}]::text[], ${at.toISOString()}::timestamptz)`,
    ),
  );
  const { rows } = await sql<{ lead_id: string }>`
    with held as (insert into lead_hold (lead_id, reasons, held_at) values ${values} on conflict do nothing returning lead_id),
    waiting as (update outbox set run_at = ${never} from held where outbox.lead_id = held.lead_id and done_at is null)
    select lead_id from held`.execute(tx);
  return new Set(rows.map((row) => row.lead_id));
}

/** What still speaks against a lead that is kept apart; undefined for one that is not, or not any more. */
export async function openHold(db: Db, leadId: string): Promise<readonly Sign[] | undefined> {
  const row = await db
    .selectFrom('lead_hold')
    .select('reasons')
    .where('lead_id', '=', leadId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row?.reasons;
}

type Release = { leadId: string; by: Releaser; at: Date };

/** Sends the lead to its receiver, as it is now. Gives whether it was kept apart. */
export async function releaseLead(db: Db, release: Release): Promise<boolean> {
  return db.transaction().execute(async (tx) => (await lockLead(tx, release.leadId)) && releaseLocked(tx, release));
}

async function releaseLocked(tx: Transaction<Database>, { leadId, by, at }: Release): Promise<boolean> {
  const released = await tx
    .updateTable('lead_hold')
    .set({ released_at: at.toISOString(), released_by: by })
    .where('lead_id', '=', leadId)
    .where('released_at', 'is', null)
    .returning('lead_id')
    .executeTakeFirst();
  if (!released) return false;
  // One event tells all that they would have, and has all the time there is to be delivered.
  await tx.deleteFrom('outbox').where('lead_id', '=', leadId).where('done_at', 'is', null).execute();
  await enqueue(tx, { kind: 'lead.saved', leadId, at });
  return true;
}

/** The proof of work of a lead has come: without another sign of a machine it is released. */
export async function acceptProof(db: Db, leadId: string, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockLead(tx, leadId))) return;
    const { rows } = await sql<{ reasons: Sign[] }>`
      update lead_hold set reasons = array_remove(reasons, 'noProof')
      where lead_id = ${leadId}::uuid and released_at is null and 'noProof' = any (reasons) returning reasons`.execute(
      tx,
    );
    if (rows[0]?.reasons.length === 0) await releaseLocked(tx, { leadId, by: 'proof', at });
  });
}

/** A lead that is kept apart, without who it is about. */
export type HeldLead = { id: string; heldAt: Date; campaign: string; country: string; reasons: readonly Sign[] };

/** The leads that are kept apart, the longest first; with a sign, those that have it. */
export async function heldLeads(db: Db, { sign, limit }: { sign?: Sign; limit: number }): Promise<HeldLead[]> {
  const { rows } = await sql<HeldLead>`
    select id, held_at as "heldAt", campaign, country, reasons from lead_hold join lead on lead.id = lead_id
    where released_at is null and ${sign === undefined ? sql`true` : sql`${sign}::text = any (reasons)`}
    order by held_at, id limit ${limit}`.execute(db);
  return rows;
}

/** How many leads are kept apart, and for how many seconds the first of them. */
export async function heldState(db: Db): Promise<{ count: number; ageSeconds: number }> {
  const { rows } = await sql<{ count: number; age: number }>`
    select count(*)::integer as count, coalesce(extract(epoch from now() - min(held_at)), 0)::float as age
    from lead_hold where released_at is null`.execute(db);
  const { count, age } = rows[0] ?? { count: 0, age: 0 };
  return { count, ageSeconds: Math.max(0, age) };
}
