import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { isOfHolder } from '#src/server/leads/handedOverAt.ts';
import { appointmentTies } from '#src/server/leads/keepAppointments.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';
import type { Appointment } from './appointments.ts';

/** An appointment as it is listed, with who has it; without where its lead is somebody else's since. */
export type ListedAppointment = Appointment & { who?: { name: string; phone: string; slug: string } };

type Wish = { now: Date; person?: Person | undefined; limit: number };

/** The appointments to come, earliest first; of a person every one there was. */
export async function listAppointments(
  db: Kysely<Database>,
  { now, person, limit }: Wish,
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
    if (row.lead_id === null || sealed === null || slug === null) return row;
    const { first_name: first, last_name: last, phone } = openRow(db, 'lead', { id: row.lead_id, sealed });
    return { ...row, who: { name: `${first} ${last}`, phone, slug } };
  });
}
