import type { ServerContext } from '#src/server/context.ts';
import { isStillTheirs } from '#src/server/leads/earlier.ts';
import { nobody } from '#src/server/leads/person.ts';
import { exportPerson } from '#src/server/privacy/export.ts';
import type { OpenedLead } from './link.ts';

/**
 * Everything that is stored about the person of a link, as JSON; undefined once the lead is erased or somebody else's. What
 * merely names the same number may be somebody else's too.
 */
export async function copyOf(
  { db, settings }: Pick<ServerContext, 'db' | 'settings'>,
  { earlier }: Pick<OpenedLead, 'earlier'>,
): Promise<string | undefined> {
  const person = { ...nobody, leadIds: [earlier.lead.leadId] };
  const copy = await exportPerson(db, settings, person);
  return (await isStillTheirs(db, earlier)) ? JSON.stringify(copy, null, 2) : undefined;
}
