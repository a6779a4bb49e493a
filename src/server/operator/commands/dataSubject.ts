import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findLead } from '#src/server/leads/find.ts';
import { personOfLead, personOfPhone, type Person } from '#src/server/leads/person.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** The person whom the operator named: by lead, or everybody with a phone number. */
export type DataSubject = { leadId: string } | { phone: string };

/** Reads a slug or a phone number with its `+`. Throws `StartError` with `usage` for no text, and for an unknown slug. */
export async function subjectOf(db: Kysely<Database>, text: string | undefined, usage: string): Promise<DataSubject> {
  if (text === undefined) throw new StartError(usage);
  if (text.startsWith('+')) return { phone: `+${text.replaceAll(/\D/g, '')}` };
  const leadId = await findLead(db, text);
  if (leadId === undefined) throw new StartError('There is no lead with this slug.');
  return { leadId };
}

/** The leads and numbers by which the tables know the person. */
export function personOf(db: Kysely<Database>, subject: DataSubject): Promise<Person> {
  return 'phone' in subject ? personOfPhone(db, subject.phone) : personOfLead(db, subject.leadId);
}
