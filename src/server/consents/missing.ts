import { sql, type Kysely } from 'kysely';
import { consentOfCampaign } from '#src/server/campaigns.ts';
import type { Database } from '#src/server/db/schema.ts';

/** The newest leads that are looked at. */
const LOOKED_AT = 10_000;

/**
 * Leads of the last day whose campaign shows a consent, and that no consent was recorded for within five minutes: a page
 * of ours saves each with one. Counts alone.
 */
export async function leadsWithoutConsent(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ campaign: string; n: number }>`
    select campaign, count(*) as n from (
      select id, campaign from lead
      where created_at between now() - interval '1 day' and now() - interval '5 minutes'
      order by created_at desc limit ${LOOKED_AT}) as recent
    where not exists (select from consent where consent.lead_id = recent.id)
    group by campaign`.execute(db);
  return rows.reduce((sum, { campaign, n }) => sum + (consentOfCampaign(campaign)?.shown === false ? 0 : n), 0);
}
