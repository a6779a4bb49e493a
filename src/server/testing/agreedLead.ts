import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleConsent, exampleLead } from './examples.ts';
import { create } from './savedLeads.ts';
import type { World } from './startTestServer.ts';

/** Saves a lead that agrees to be texted. */
export async function agreedLead(world: World, changes: Partial<Lead> = {}): Promise<{ leadId: string; slug: string }> {
  const visitor = await world.visitor();
  const lead = exampleLead(changes);
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const { phone1: phone, email } = lead;
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone, ...(email && { email }) }) });
  return { leadId: lead.leadId, slug };
}
