import { sql, type Kysely } from 'kysely';
import type { LeadStateEvent } from '#src/generated/leadStateEvent.ts';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal, notFound } from '#src/server/http/refusal.ts';

type Db = Kysely<Database>;

/** Reports of a lead at most: nobody calls as often. */
const MAX_REPORTS = 200;

const erased = () =>
  new Refusal(410, { error: 'erased', message: 'This lead was erased. Erase it too.', field: 'data.leadId' });
const tooMany = () =>
  new Refusal(409, {
    error: 'tooMany',
    message: `This lead has ${MAX_REPORTS} reports already.`,
    field: 'data.leadId',
  });
const reused = () =>
  new Refusal(422, { error: 'idReused', message: 'This webhook-id was used with other content.', field: 'webhook-id' });

/** A report under the SHA-256 of its id, and when it came. */
export type Received = { report: LeadStateEvent; idSha256: string; at: Date };

/**
 * Records a report, once per id. Throws 404 for a lead that was never saved, 410 for one that was erased, 422 for an id
 * that named something else.
 */
export async function recordState(db: Db, { report, idSha256, at }: Received): Promise<void> {
  const { leadId, state } = report.data;
  const moment = new Date(report.timestamp);
  const { rows } = await sql<{ is_saved: boolean; is_new: boolean; count: number }>`
    with saved as (select id from lead where id = ${leadId}::uuid for key share),
    counted as (select count(*)::integer as count from lead_state where lead_id = ${leadId}::uuid),
    added as (
      insert into lead_state (id_sha256, lead_id, state, at, received_at)
      select ${idSha256}, id, ${state}, ${moment.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      from saved, counted where count < ${MAX_REPORTS} on conflict do nothing returning id_sha256)
    select exists (select from saved) as is_saved, exists (select from added) as is_new, count from counted`.execute(
    db,
  );
  const { is_saved: isSaved, is_new: isNew, count } = rows[0] ?? { is_saved: false, is_new: false, count: 0 };
  if (!isSaved) throw await unknownLead(db, leadId);
  if (isNew) return;
  const earlier = await db
    .selectFrom('lead_state')
    .select(['lead_id', 'state', 'at'])
    .where('id_sha256', '=', idSha256)
    .executeTakeFirst();
  if (!earlier && count >= MAX_REPORTS) throw tooMany();
  const isSame = earlier?.lead_id === leadId.toLowerCase() && earlier.state === state;
  if (!isSame || earlier.at.getTime() !== moment.getTime()) throw reused();
}

async function unknownLead(db: Db, leadId: string): Promise<Refusal> {
  const row = await db.selectFrom('erasure').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return row ? erased() : notFound('data.leadId', 'There is no such lead.');
}
