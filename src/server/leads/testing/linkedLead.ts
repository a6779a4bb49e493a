import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

let count = 0;

/** A lead that somebody saved, and what a page that opened its link would save: prefilled, under an id of its own. */
export async function linkedLead(server: TestServer, changes: Partial<Lead> = {}) {
  count += 1;
  const phone1 = `+1212555${4000 + count}`;
  const saved = await saveLead(server, { phone1, email: `${randomUUID()}@example.org`, ...changes });
  const byLink = (said: Partial<Lead>): Lead => ({ ...saved.lead, leadId: randomUUID(), ...said });
  return { ...saved, byLink };
}

/** The link of the lead that a save answers with. */
export const slugOf = (reply: LightMyRequestResponse) => reply.json<LeadSaved>().slug;
