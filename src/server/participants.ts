import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

/** Whether the number, in E.164 form, belongs to somebody who takes part in the study already. */
export async function isParticipant(db: Kysely<Database>, studyId: number, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('participant')
    .select('study_id')
    .where('study_id', '=', studyId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}
