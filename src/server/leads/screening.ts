import type { Input } from '#src/api/call.ts';
import { studyStatus } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { findLead } from './find.ts';

/** Saves whether a lead passed the screener of a study; the last result counts, of one that has closed since too. Throws 404 for an unknown lead or study. */
export async function saveScreening(
  { db, clock }: ServerContext,
  { slug, studyId, passed }: Input<'screeningResult'>['body'],
): Promise<null> {
  const leadId = await findLead(db, slug);
  if (leadId === undefined) throw notFound('slug', 'There is no such lead.');
  const status = await studyStatus(db, studyId);
  if (status === undefined || status === 'draft') throw notFound('studyId', 'There is no such study.');
  const at = clock();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('lead_screening')
      .values({ lead_id: leadId, study_id: studyId, passed, at: at.toISOString() })
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
