import { brandNames } from '#src/domain/brands/index.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';
import type { Kysely } from 'kysely';
import campaignSchema from '#schemas/campaign.schema.json' with { type: 'json' };
import { hasCampaign } from '#src/server/campaigns.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Decision, Given } from './decision.ts';

const steps: readonly string[] = campaignSchema.definitions.StepName.enum;
/** The step of the document that a page is part of: its name up to the hyphen. */
const stepOfPage = (name = '') => name.replace(/-.*$/, '');
const isBrand = (name: string) => brandNames.some((brand) => brand === name);

/** An ISO 8601 moment, as browsers write it. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Decisions with the places that exist: what a visitor makes up as campaign, step, brand, site or time is none, since it
 * would outlive an erasure.
 */
export async function withKnownPlaces(db: Kysely<Database>, given: readonly Given[]): Promise<Given[]> {
  const placed: Given[] = [];
  for (const one of given) placed.push({ ...one, decision: await withKnownPlace(db, one.decision) });
  return placed;
}

async function withKnownPlace(db: Kysely<Database>, decision: Decision): Promise<Decision> {
  const { campaign, step, brand, studySiteExternalId, clientTime, ...rest } = decision;
  return {
    ...rest,
    ...definedOnly({
      campaign: campaign !== undefined && hasCampaign(campaign) ? campaign : undefined,
      step: steps.find((known) => known === stepOfPage(step)),
      brand: brand !== undefined && isBrand(brand) ? brand : undefined,
      clientTime: clientTime !== undefined && moment.test(clientTime) ? clientTime : undefined,
      studySiteExternalId: await knownSite(db, studySiteExternalId),
    }),
  };
}

async function knownSite(db: Kysely<Database>, extId: string | undefined): Promise<string | undefined> {
  if (extId === undefined) return undefined;
  const row = await db.selectFrom('site').select('ext_id').where('ext_id', '=', extId).executeTakeFirst();
  return row?.ext_id;
}
