import type { FastifyBaseLogger } from 'fastify';
import { callPartner, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { availability, siteAvailability } from '#src/server/partners/scheduling.ts';
import type { SlotRequest } from '#src/server/scheduling/book.ts';
import type { Appointment } from './appointments.ts';

/**
 * The other times to which an appointment may be moved in the next days, earliest first, each with one who is free then:
 * who was booked before, where they are. Throws 503 while the scheduling service does not answer.
 */
export async function freeTimes(
  context: PartnerContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { appointment, days }: { appointment: Appointment; days: number },
): Promise<SlotRequest[]> {
  const { scheduler, study_site_id: studySiteId, timezone, resource_id: earlier } = appointment;
  const window = { to: days, timezone };
  const slots =
    scheduler === 'site' && studySiteId !== null
      ? await callPartner(context, log, siteAvailability, { studySiteId, ...window })
      : await callPartner(context, log, availability, window);
  return slots
    .filter(({ start }) => Date.parse(start) !== appointment.starts_at.getTime())
    .flatMap(({ start, end, resources }) => {
      const free = resources.find(({ id }) => id === earlier) ?? resources[0];
      return free ? [{ resourceId: free.id, start, end }] : [];
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
