import type { Transaction } from 'kysely';
import { coversNothing } from '#src/domain/consentPoint.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Attempt } from '#src/server/leads/attempt.ts';
import type { Given } from './decision.ts';
import { markProven } from '#src/server/leads/provenContacts.ts';
import { appendConsents, type Changed } from './ledger.ts';

/**
 * Records the consents of leads, and which of their contacts are proved, in the transaction that saves them. They cover the number and the address that the lead
 * is saved with; one that would cover nothing is none. What an earlier consent covered before these were corrected is
 * marked.
 */
export async function recordWithLeads(tx: Transaction<Database>, saved: readonly Attempt[]): Promise<void> {
  await markProven(
    tx,
    saved.map(({ lead: { leadId }, proven = [] }) => ({ leadId, proven })),
  );
  await appendConsents(tx, saved.flatMap(givenWith), saved.map(changedBy));
}

const entryOf = ({ lead: { leadId }, session, proven, at, isByLink = false }: Attempt) => ({
  tie: { leadId, proof: isByLink ? ('link' as const) : ('session' as const), session },
  at,
  proven,
  isInSave: true,
});

function givenWith(attempt: Attempt): Given[] {
  const { phone1: phone, email, postalCode: postal } = attempt.lead;
  const contact = { phone, postal, ...(email && { email: email.trim() }) };
  return attempt.consents
    .filter(({ consentType, hasConsent }) => !hasConsent || !coversNothing(consentType, contact))
    .map((consent) => ({ decision: { ...consent, ...contact }, entry: entryOf(attempt) }));
}

const changedBy = (attempt: Attempt): Changed => ({
  contact: { phone: attempt.lead.phone1, email: attempt.lead.email },
  entry: entryOf(attempt),
});
