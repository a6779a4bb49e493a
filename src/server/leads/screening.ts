import type { Input } from '#src/api/call.ts';
import type { Lead } from '#src/generated/api.ts';
import { studyStatus } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { findDecided } from './find.ts';

/** What the server decided about a lead, and for which study; null where it decided nothing. */
type Decided = { studyId?: number | undefined; qualified: boolean | null };

/**
 * Screenings as they may be saved. That somebody failed is their own word; that they passed is the verdict of the server
 * on the study of the lead, and of a study that it has not decided about it says nothing.
 */
export function confirmedScreenings(claimed: Lead['screenings'], { studyId, qualified }: Decided): Lead['screenings'] {
  return claimed.flatMap((one) => {
    if (!one.passed) return [one];
    return one.studyId === studyId && qualified !== null ? [{ ...one, passed: qualified }] : [];
  });
}

/**
 * Saves whether a lead passed the screener of a study; the last result counts, of one that has closed since too. Throws 404
 * for an unknown study, and for a slug that identifies no lead, or none any more: it would for another week.
 */
export async function saveScreening(
  { db, clock }: ServerContext,
  { slug, studyId, passed }: Input<'screeningResult'>['body'],
): Promise<null> {
  const at = clock();
  const decided = await findDecided(db, slug, at);
  if (!decided) throw notFound('slug', 'There is no such lead.');
  const status = await studyStatus(db, studyId);
  if (status === undefined || status === 'draft') throw notFound('studyId', 'There is no such study.');
  const [confirmed] = confirmedScreenings([{ studyId, passed }], decided);
  if (!confirmed) return null;
  const { leadId } = decided;
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('lead')
      .set({ updated_at: at.toISOString() })
      .where('id', '=', leadId)
      // Of one that has gone over to somebody else since nothing is said.
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw notFound('slug', 'There is no such lead.');
    await tx
      .insertInto('lead_screening')
      .values({ lead_id: leadId, study_id: studyId, passed: confirmed.passed, at: at.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['lead_id', 'study_id']).doUpdateSet((eb) => ({
          passed: eb.ref('excluded.passed'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute();
    await enqueue(tx, { kind: 'lead.screened', leadId, at });
  });
  return null;
}
