import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '#src/api/call.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleAlert, exampleConsent, exampleLead, examplePictureCalls, examples } from './examples.ts';
import { readingExamples } from './readingExamples.ts';
import type { Visitor } from './visitor.ts';

type Inputs = { [N in CallName]: Input<N> };

/** A good input to every call, about the lead of that slug. */
export const inputsAbout = (slug: string, lead: Lead = exampleLead()): Inputs => ({
  ...examples,
  ...readingExamples,
  ...examplePictureCalls(slug),
  endSession: { body: { leadId: exampleLead().leadId } },
  createLead: { body: exampleLead() },
  updateLead: { params: { slug }, body: lead },
  sendConsent: { body: exampleConsent(slug) },
  askForAlert: { body: exampleAlert(slug) },
  proveWork: { body: { slug, salt: 'of nothing', work: [1] } },
  screeningResult: { body: { slug, studyId: 1, passed: true } },
  updateIndications: { body: { slug, indications: [{ id: 101 }] } },
});

/** A good input to every call of a visitor: their lead is saved, with its consent, and its picture is begun. */
export async function goodInputs(visitor: Visitor): Promise<Inputs> {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const inputs = inputsAbout(saved.json<LeadSaved>().slug, lead);
  await visitor.call('sendConsent', inputs.sendConsent);
  await visitor.call('createPicture', inputs.createPicture);
  return inputs;
}
