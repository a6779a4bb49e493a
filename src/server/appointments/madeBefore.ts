import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { AppointmentTable } from '#src/server/db/tables/appointments.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';

/**
 * Whether an appointment was made before its lead went over to somebody else: it stays with who has its link, and whoever has
 * the lead now is not shown it, nor written to of it.
 */
export async function isMadeBefore(
  db: Kysely<Database>,
  { lead_id: leadId, created_at: madeAt }: Pick<Selectable<AppointmentTable>, 'lead_id' | 'created_at'>,
): Promise<boolean> {
  const since = await handedOverAt(db, leadId);
  return since !== undefined && madeAt < since;
}
