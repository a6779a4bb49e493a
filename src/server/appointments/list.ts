import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { openRow, orSealError } from '#src/server/db/sealed/rows.ts';
import { isOfHolder } from '#src/server/leads/handedOverAt.ts';
import { appointmentTies } from '#src/server/leads/keepAppointments.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import type { Appointment } from './appointments.ts';

/**
 * An appointment as it is listed, with who has it where that is requested; without where its lead is somebody else's since.
 * `unopened` names the place that does not open.
 */
export type ListedAppointment = Appointment & {
  who?: { name: string; phone: string; slug: string } | { unopened: string };
};

type Wish = { now: Date; person?: Person | undefined; limit: number; identity?: boolean };

/** The appointments to come, earliest first; of a person every one there was. */
export async function listAppointments(
  db: Kysely<Database>,
  { now, person, limit, identity = false }: Wish,
): Promise<ListedAppointment[]> {
  let query = db
    .selectFrom('appointment')
    .leftJoin('lead', (join) => join.onRef('lead.id', '=', 'appointment.lead_id').on(isOfHolder))
    .selectAll('appointment')
    .select(['lead.sealed', 'lead.slug'])
    .orderBy('starts_at')
    .limit(limit);
  if (person) query = query.where(isAbout('appointment', appointmentTies, person));
  else query = query.where('state', '=', 'booked').where('ends_at', '>', now);
  const rows = await query.execute();
  return rows.map(({ sealed, slug, ...row }) => {
    if (!identity || row.lead_id === null || sealed === null || slug === null) return row;
    const ids = { id: row.lead_id, sealed };
    const lead = orSealError(() => openRow(db, 'lead', ids));
    if (lead instanceof SealError) return { ...row, who: { unopened: lead.message } };
    return { ...row, who: { name: `${lead.first_name} ${lead.last_name}`, phone: lead.phone, slug } };
  });
}
