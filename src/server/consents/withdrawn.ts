import { sql, type Kysely } from 'kysely';
import type { ConsentType } from '#src/generated/api.ts';
import { isSinceHandedOver } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';

/**
 * The types of consent that who has the lead now has withdrawn or refused and not given since, on whatever page. One that
 * covers nothing since a number was corrected was not.
 */
export async function withdrawnConsents(db: Kysely<Database>, leadId: string): Promise<ConsentType[]> {
  const { rows } = await sql<{ type: ConsentType }>`
    select type from (
      select distinct on (consent_type) consent_type as type, has_consent, how from consent
      where lead_id = ${leadId}::uuid and not is_overtaken and ${isSinceHandedOver(sql.ref('at'), sql.ref('lead_id'))}
      order by consent_type, position desc) as last
    where not has_consent and how <> 'corrected' order by type`.execute(db);
  return rows.map(({ type }) => type);
}
