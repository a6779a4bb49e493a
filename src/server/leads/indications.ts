import { sql } from 'kysely';
import type { Input } from '#src/api/call.ts';
import type { ServerContext } from '#src/server/context.ts';
import { notFound } from '#src/server/http/refusal.ts';

/** Replaces the conditions of a lead and enqueues it for its receiver, in one statement. Throws 404 for an unknown one. */
export async function updateIndications(
  { db, clock }: ServerContext,
  { slug, indications }: Input<'updateIndications'>['body'],
): Promise<null> {
  const ids = [...new Set(indications.map(({ id }) => id))];
  await requireIndications(db, ids);
  const now = sql`${clock().toISOString()}::timestamptz`;
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update lead set indication_ids = ${JSON.stringify(ids)}::jsonb, updated_at = ${now} where slug = ${slug} returning id
    ), queued as (
      insert into outbox (kind, lead_id, created_at, run_at) select 'lead.saved', id, ${now}, ${now} from changed
    )
    select id from changed`.execute(db);
  if (rows.length === 0) throw notFound('slug', 'There is no such lead.');
  return null;
}

async function requireIndications(db: ServerContext['db'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.selectFrom('indication').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) throw notFound('indications', 'One of the conditions does not exist.');
}
