import type { Input } from '#src/api/call.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openRow, sealRow } from '#src/server/db/sealed/rows.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { identifiedSince } from './find.ts';

/**
 * Replaces the conditions of a lead and enqueues it for its receiver. Throws 404 for an unknown one, and for a slug that
 * identifies no lead, or none any more: it would for another week.
 */
export async function updateIndications(
  { db, clock }: ServerContext,
  { slug, indications }: Input<'updateIndications'>['body'],
): Promise<null> {
  const ids = [...new Set(indications.map(({ id }) => id))];
  await requireIndications(db, ids);
  const now = clock();
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('lead')
      .select(['id', 'sealed'])
      .where('slug', '=', slug)
      .where('updated_at', '>=', identifiedSince(now))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('slug', 'There is no such lead.');
    const { id, ...content } = openRow(tx, 'lead', row);
    const sealed = sealRow(tx, 'lead', row, { ...content, indication_ids: ids });
    await tx.updateTable('lead').set({ sealed, updated_at: at }).where('id', '=', id).execute();
    await tx.insertInto('outbox').values({ kind: 'lead.saved', lead_id: id, created_at: at, run_at: at }).execute();
  });
  return null;
}

async function requireIndications(db: ServerContext['db'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.selectFrom('indication').select('id').where('id', 'in', ids).execute();
  if (found.length < ids.length) throw notFound('indications', 'One of the conditions does not exist.');
}
