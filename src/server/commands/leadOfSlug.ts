import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findLead } from '#src/server/leads/find.ts';
import { StartError } from '#src/server/startError.ts';

/** The lead that a person named on the command line. */
export async function leadOfSlug(db: Kysely<Database>, slug: string | undefined, usage: string): Promise<string> {
  if (slug === undefined) throw new StartError(usage);
  const leadId = await findLead(db, slug);
  if (leadId === undefined) throw new StartError('There is no lead with this slug.');
  return leadId;
}
