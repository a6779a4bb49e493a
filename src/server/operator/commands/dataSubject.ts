import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findLead } from '#src/server/leads/find.ts';
import { personOfLead, personOfPhone, type Person } from '#src/server/privacy/handling.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** Whom the operator named: a lead, or everybody who is called by a number. */
export type Whom = { leadId: string } | { phone: string };

/** Reads a slug or a phone number with its `+`. */
export async function whomOf(db: Kysely<Database>, text: string | undefined, usage: string): Promise<Whom> {
  if (text === undefined) throw new StartError(usage);
  if (text.startsWith('+')) return { phone: `+${text.replaceAll(/\D/g, '')}` };
  const leadId = await findLead(db, text);
  if (leadId === undefined) throw new StartError('There is no lead with this slug.');
  return { leadId };
}

export function personOf(db: Kysely<Database>, whom: Whom): Promise<Person> {
  return 'phone' in whom ? personOfPhone(db, whom.phone) : personOfLead(db, whom.leadId);
}
