import { sql } from 'kysely';
import { batched } from '#src/server/db/batching.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Candidate = { studyId: number; phone: string };

/** Whether the number, in E.164 form, belongs to somebody who takes part in the study already. */
export const isParticipant = batched<Candidate, boolean>(async (db, candidates) => {
  const sealing = sealingOf(db);
  const asked = candidates.map(({ studyId, phone }) => ({ studyId, phone: sealing.hash('phone', phone) }));
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from participant where study_id = one.study and phone_hash = one.number) as found
    from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as ("studyId" integer, phone text))
      with ordinality as one (study, number, place)
    order by place`.execute(db);
  return rows.map(({ found }) => found);
});
