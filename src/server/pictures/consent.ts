import { sql, type Kysely } from 'kysely';
import { toContact } from '#src/domain/consentPoint.ts';
import type { ConsentType } from '#src/generated/api.ts';
import type { Database } from '#src/server/db/schema.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';

/** Whether a consent of this type is one to be contacted, of which any covers pictures. */
export const isToContact = (type: ConsentType): boolean => toContact.some((one) => one === type);

/**
 * Whether the ledger has a consent to be contacted of whoever has the lead that was not taken back. It covers the pictures that
 * were asked for.
 */
export async function hasConsented(db: Kysely<Database>, leadId: string): Promise<boolean> {
  const since = (await handedOverAt(db, leadId)) ?? new Date(0);
  const { rows } = await sql`
    select from consent one where lead_id = ${leadId}::uuid and has_consent and not is_overtaken
      and at >= ${since.toISOString()}::timestamptz and consent_type in (${sql.join(toContact)})
      and not exists (select from consent later where later.lead_id = one.lead_id
        and later.consent_type = one.consent_type and later.position > one.position and not later.has_consent
        and not later.is_overtaken)
    limit 1`.execute(db);
  return rows.length > 0;
}
