import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { StudyRow } from './editStudy.ts';

/** A criterion as the register words it; the first has number 1. */
export type DraftCriterion = { number: number; kind: 'inclusion' | 'exclusion' | 'other'; text: string };

/** The criteria of the register for a study, in its order; none for a study that no register brought. */
export async function draftCriteria(db: Kysely<Database>, studyId: number): Promise<DraftCriterion[]> {
  const row = await db
    .selectFrom('criterion_draft')
    .select('criteria')
    .where('study_id', '=', studyId)
    .executeTakeFirst();
  return (row?.criteria ?? []).map((one, index) => ({ number: index + 1, ...one }));
}

/** A page of studies by their state, in the order of their numbers, behind the number `after`. */
export function studiesAfter(
  db: Kysely<Database>,
  status: StudyRow['status'],
  after: number,
  limit: number,
): Promise<StudyRow[]> {
  return db
    .selectFrom('study')
    .selectAll()
    .where('status', '=', status)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
