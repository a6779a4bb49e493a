import type { Booked, BookingRequest, Lead } from '#src/generated/api.ts';
import { exampleBooking } from './examples.ts';
import { saveLead } from './savedLeads.ts';
import type { TestServer } from './startTestServer.ts';
import type { Headers, Visitor } from './visitor.ts';

let people = 0;

/** Half an hour from an ISO moment. */
export const halfHour = (start: string) => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + 1_800_000).toISOString(),
});

/** A visitor, a new one unless given, with a number of their own and a saved lead that qualifies unless changed, who books. */
export async function booker(server: TestServer, changes: Partial<Lead> = {}, known?: Visitor) {
  people += 1;
  const saved = await saveLead(server, { phone1: `+1312555${1000 + people}`, ...changes }, known);
  const { visitor, lead } = saved;
  const customer = { name: 'Annabel Quigley', phone: lead.phone1, timezone: 'America/Chicago' };
  /** Asks for a time of that person, for secondary screening or at a site. */
  const ask = (who: string, start: string, booking: Partial<BookingRequest> = {}, headers: Headers = {}) => {
    const body = exampleBooking(who, { ...halfHour(start), customer, ...booking });
    const site = booking.studySiteId;
    if (site === undefined) return visitor.call('book', { body }, headers);
    return visitor.call('bookSite', { params: { studySiteId: site }, body }, headers);
  };
  return { ...saved, ask, book: async (who: string, start: string) => (await ask(who, start)).json<Booked>() };
}
