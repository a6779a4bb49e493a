import type { Kysely } from 'kysely';
import type { ConsentType } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';
import { agreedBy, type Agreed } from '#src/server/myData/agreed.ts';
import { alertConsents } from './alertConsents.ts';

const types: readonly ConsentType[] = Object.values(alertConsents);

/** The consents to be told of new studies that are in force, of who has the lead now. */
export async function standingAlerts(db: Kysely<Database>, leadId: string): Promise<Agreed[]> {
  const agreed = await agreedBy(db, leadId, await handedOverAt(db, leadId));
  return agreed.filter(({ type, state }) => state === 'agreed' && types.includes(type));
}
