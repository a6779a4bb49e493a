import { sql } from 'kysely';
import { batched } from '#src/server/db/batching.ts';

type Candidate = { studyId: number; phone: string };

/** Whether the number, in E.164 form, belongs to somebody who takes part in the study already. */
export const isParticipant = batched<Candidate, boolean>(async (db, candidates) => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from participant where study_id = one.study and phone = one.number) as found
    from rows from (jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as ("studyId" integer, phone text))
      with ordinality as one (study, number, place)
    order by place`.execute(db);
  return rows.map(({ found }) => found);
});
