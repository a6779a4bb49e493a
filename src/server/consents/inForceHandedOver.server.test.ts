import { expect, test } from 'vitest';
import { linkedLead, slugOf } from '#src/server/leads/testing/linkedLead.ts';
import { listLeads } from '#src/server/leads/list.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { leadsAsTheyAre } from '#src/server/outbox/body.ts';
import { exampleLeadConsent } from '#src/server/testing/examples.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const consents = [exampleLeadConsent({ consentType: 'sms' })];

/** What an operator and the receiver read of a lead to be in force, and since when it is of another person. */
async function readOf(leadId: string, slug: string) {
  const [listed] = await listLeads(server().db, { identity: false, limit: 1 });
  const { lines } = await runCommand(server(), ['consents', 'show', slug]);
  const body = (await leadsAsTheyAre(server().db, [leadId])).get(leadId)?.().lead;
  const since = body?.handedOverAt;
  return [listed?.consents, lines.at(-1), since && new Date(since).toISOString(), body?.consents.length];
}

test('what somebody agreed to is not in force for who has their lead since, and the receiver learns since when', async () => {
  server().setTime();
  const { leadId, slug, byLink } = await linkedLead(server(), { consents });
  expect(await readOf(leadId, slug)).toEqual([['sms'], 'In force: sms', null, 1]);
  const since = '2026-11-18T18:00:30.000Z';
  server().setTime(since);
  const visitor = await server().visitor();
  const later = slugOf(await update(visitor, slug, byLink({ email: 'another@example.org', consents: [] })));
  expect(await readOf(leadId, later)).toEqual([[], 'In force: nothing', since, 1]);
  await update(visitor, later, byLink({ leadId, email: 'another@example.org', consents }));
  expect(await readOf(leadId, later)).toEqual([['sms'], 'In force: sms', since, 2]);
});
