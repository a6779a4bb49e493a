import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { myDataPath } from '#src/domain/policies.ts';
import type { Booked, Lead, LeadSaved } from '#src/generated/api.ts';
import { findAppointment } from '#src/server/appointments/appointments.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
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

/** An appointment at a scheduling service, whose lead went over to somebody who has the same number. */
async function handedOver(bookingId: string) {
  server().setTime('2026-11-18T18:00:00Z');
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

/** As a server of the release before leaves it when it hands the lead over. */
const leaveWithLead = ({ id, leadId }: { id: string; leadId: string }) =>
  server().db.updateTable('appointment').set({ lead_id: leadId, phone_hash: null }).where('id', '=', id).execute();

/** Erases by a link that came by the number, or that an operator gave. */
async function eraseMine(leadId: string, channel: 'phone' | 'hand' = 'phone') {
  const lead = (await earlierLead(server().db, leadId))!.lead;
  const opened = { until: linkEnd(server().clock()), channel };
  const link = myDataLink({ cookieSecrets: testCookieSecrets }, lead, opened);
  return server().stranger().send('POST', `${myDataPath}/${link}`, 'do=erase&language=en', form);
}

test('the scheduling service is told of an appointment that is erased by its number, and nothing is while it does not answer', async () => {
  const { id, leadId } = await handedOver('theirs-1');
  partner.answer = { status: 500 };
  await eraseMine(leadId);
  expect([await stateOf(id), await earlierLead(server().db, leadId)]).toEqual(['booked', expect.anything()]);
  partner.received = [];
  partner.answer = { status: 200, body: {} };
  await eraseMine(leadId);
  expect(partner.received.map(({ method, url }) => [method, url])).toEqual([
    ['DELETE', '/scheduling/bookings/theirs-1'],
  ]);
  expect([await stateOf(id), await earlierLead(server().db, leadId)]).toEqual([undefined, undefined]);
});

test.each(['a link', 'a command'])(
  'a lead that goes over to somebody else while the scheduling service is asked is not erased by %s',
  async (by) => {
    server().setTime();
    const { ask, lead, slug } = await booker(server(), { email: `${randomUUID()}@example.org` });
    partner.answer = { status: 200, body: { id: 'theirs-5' } };
    await ask('r', '2026-11-20T18:00:00Z');
    const other = await server().visitor();
    const said: Lead = { ...lead, leadId: randomUUID(), email: 'somebody.else@example.org' };
    partner.answer = () => ({ status: 200, after: update(other, slug, said) });
    const environment = { ...partner.environment(), PUBLIC_ORIGINS: 'https://trials.example' };
    if (by === 'a link') await eraseMine(lead.leadId);
    else expect((await runCommand(server(), ['privacy', 'erase', slug], environment)).isWell).toBe(false);
    expect((await earlierLead(server().db, lead.leadId))?.lead).toMatchObject({ email: said.email });
  },
);

test('an erasure that is asked for twice at once is one, whose booking the service has let go of', async () => {
  server().setTime();
  const { ask, lead } = await booker(server(), { email: `${randomUUID()}@example.org` });
  partner.answer = { status: 200, body: { id: 'theirs-6' } };
  await ask('r', '2026-11-20T19:00:00Z');
  partner.received = [];
  let second: ReturnType<typeof eraseMine> | undefined;
  partner.answer = () => ({ status: 200, after: (second ??= eraseMine(lead.leadId)) });
  const first = await eraseMine(lead.leadId);
  expect([first.statusCode, (await second)?.statusCode]).toEqual([303, 303]);
  expect(await earlierLead(server().db, lead.leadId)).toBeUndefined();
  expect(partner.received.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a lead that goes by its age leaves the appointment of who had it before', async () => {
  const { id, leadId } = await handedOver('theirs-2');
  await eraseLead(server().db, { leadId, reason: 'retention', at: server().clock() });
  expect([await stateOf(id), partner.received]).toEqual(['booked', []]);
});

test('neither does who took a lead over, nor its age, erase one that a server of the release before has left with it', async () => {
  const [mine, old] = [await handedOver('theirs-3'), await handedOver('theirs-4')];
  for (const one of [mine, old]) await leaveWithLead(one);
  await eraseMine(mine.leadId, 'hand');
  await eraseLead(server().db, { leadId: old.leadId, reason: 'retention', at: server().clock() });
  const leads = [await earlierLead(server().db, mine.leadId), await earlierLead(server().db, old.leadId)];
  expect(leads).toEqual([undefined, undefined]);
  expect([await stateOf(mine.id), await stateOf(old.id), partner.received]).toEqual(['booked', 'booked', []]);
});
