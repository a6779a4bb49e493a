import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findLead } from '#src/server/leads/find.ts';
import { personOfLead, personOfPhone, type Person } from '#src/server/leads/person.ts';
import { StartError } from '#src/server/settings/startError.ts';

/** The person whom the operator named: by lead, or everybody with a phone number. */
export type DataSubject = { leadId: string; slug: string } | { phone: string };

/** A number with the code of its country, as people write it. Letters and words too many are a slip, and never somebody else. */
const written = /^\+[1-9][\d ().-]*$/;

function phoneIn(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (written.test(text) && digits.length >= 7 && digits.length <= 15) return `+${digits}`;
  throw new StartError(
    `"${text}" is no phone number. Write it with its + and the code of its country, in quotes where it has blanks.`,
  );
}

/**
 * Reads a slug or a phone number with its `+`. Throws `StartError` with `usage` for no text, and for what is no number or an
 * unknown slug.
 */
export async function subjectOf(db: Kysely<Database>, text: string | undefined, usage: string): Promise<DataSubject> {
  if (text === undefined) throw new StartError(usage);
  if (text.startsWith('+')) return { phone: phoneIn(text) };
  const leadId = await findLead(db, text);
  if (leadId === undefined) throw new StartError('There is no lead with this slug.');
  return { leadId, slug: text };
}

/** The leads and numbers by which the tables know the person. */
export function personOf(db: Kysely<Database>, subject: DataSubject): Promise<Person> {
  return 'phone' in subject ? personOfPhone(db, subject.phone) : personOfLead(db, subject.leadId);
}
