import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { myDataPath } from '#src/domain/policies.ts';
import type { Booked, Lead, LeadSaved } from '#src/generated/api.ts';
import { findAppointment } from '#src/server/appointments/appointments.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkEnd, myDataLink } from './link.ts';

const partner = openPartnerServer();
const server = testServer({
  environment: () => ({ ...partner.environment(), PUBLIC_ORIGINS: 'https://trials.example' }),
});
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const stateOf = async (id: string) => (await findAppointment(server().db, id))?.state;

beforeEach(() => server().setTime('2026-11-18T18:00:00Z'));

/** An appointment at a scheduling service, whose lead went over to somebody who has the same number. */
async function handedOver(bookingId: string) {
  const earlier = await booker(server(), { email: `${randomUUID()}@example.org` });
  partner.answer = { status: 200, body: { id: bookingId } };
  const { id } = (await earlier.ask('r', '2026-11-20T17:00:00Z')).json<Booked>();
  server().setTime('2026-11-18T18:01:00Z');
  const said: Lead = { ...earlier.lead, leadId: randomUUID(), email: 'somebody.else@example.org' };
  const saved = await update(await server().visitor(), earlier.slug, said);
  expect(saved.json<LeadSaved>().slug).not.toBe(earlier.slug);
  partner.received = [];
  return { id, leadId: earlier.leadId };
}

/** Erases by a link that came by the number. */
async function eraseByPhone(leadId: string) {
  const lead = (await earlierLead(server().db, leadId))!.lead;
  const opened = { until: linkEnd(server().clock()), channel: 'phone' } as const;
  const link = myDataLink({ cookieSecrets: testCookieSecrets }, lead, opened);
  await server().stranger().send('POST', `${myDataPath}/${link}`, 'do=erase&language=en', form);
}

test('the scheduling service is told of an appointment that is erased by its number, and nothing is while it does not answer', async () => {
  const { id, leadId } = await handedOver('theirs-1');
  partner.answer = { status: 500 };
  await eraseByPhone(leadId);
  expect([await stateOf(id), await earlierLead(server().db, leadId)]).toEqual(['booked', expect.anything()]);
  partner.received = [];
  partner.answer = { status: 200, body: {} };
  await eraseByPhone(leadId);
  expect(partner.received.map(({ method, url }) => [method, url])).toEqual([
    ['DELETE', '/scheduling/bookings/theirs-1'],
  ]);
  expect([await stateOf(id), await earlierLead(server().db, leadId)]).toEqual([undefined, undefined]);
});

test('a lead that goes by its age leaves the appointment of who had it before', async () => {
  const { id, leadId } = await handedOver('theirs-2');
  await eraseLead(server().db, { leadId, reason: 'retention', at: server().clock() });
  expect([await stateOf(id), partner.received]).toEqual(['booked', []]);
});
