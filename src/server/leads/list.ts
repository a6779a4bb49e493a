import { sql, type Kysely } from 'kysely';
import type { LeadState } from '#src/generated/leadStateEvent.ts';
import { isSinceHandedOver } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openRow, orSealError } from '#src/server/db/sealed/rows.ts';
import type { CaregiverContent, LeadContent } from '#src/server/db/tables/leads.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';

/** A lead as it is listed: without identity unless it is requested. */
export type ListedLead = {
  createdAt: string;
  updatedAt: string;
  campaign: string;
  country: string;
  language: string;
  qualified: boolean | null;
  /** Types of consent in force: the last word on each, of who has the lead now. */
  consents: string[];
  /** Ids of the studies screened for, with the outcome. */
  screenings: { studyId: number; passed: boolean }[];
  /** The latest that the lead receiver has reported; null where it has reported nothing. */
  state: { name: LeadState; at: string } | null;
  identity?: Identity;
  /** Why it is without identity though that was requested: the place that does not open. */
  unopened?: string;
};

type Identity = { name: string; phone: string; email: string | null; postalCode: string; caregiver: string | null };

/** The newest leads first. */
export async function listLeads(
  db: Kysely<Database>,
  { identity, limit = 200 }: { identity: boolean; limit?: number },
): Promise<ListedLead[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('caregiver', 'caregiver.lead_id', 'lead.id')
    .select(['lead.created_at', 'lead.updated_at', 'lead.campaign', 'lead.country', 'lead.language', 'lead.qualified'])
    .select(['lead.id', 'lead.sealed', 'caregiver.sealed as caregiver'])
    .select([consentsInForce, screeningsOfLead, latestState])
    .orderBy('lead.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    campaign: row.campaign,
    country: row.country,
    language: row.language,
    qualified: row.qualified,
    consents: row.consents,
    screenings: row.screenings,
    state: row.state,
    ...(identity && identityOf(db, row)),
  }));
}

const consentsInForce = sql<string[]>`(
  select coalesce(jsonb_agg(latest.consent_type order by latest.consent_type), '[]')
  from (select distinct on (consent_type) consent_type, has_consent, at from consent
        where consent.lead_id = lead.id and not is_overtaken
        order by consent_type, position desc) latest
  where latest.has_consent and ${isSinceHandedOver(sql`latest.at`, sql`lead.id`)})`.as('consents');

const screeningsOfLead = sql<{ studyId: number; passed: boolean }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('studyId', study_id, 'passed', passed) order by study_id), '[]')
  from lead_screening where lead_screening.lead_id = lead.id)`.as('screenings');

const latestState = sql<ListedLead['state']>`(
  select jsonb_build_object('name', state, 'at', at) from lead_state where lead_state.lead_id = lead.id
  order by at desc, received_at desc limit 1)`.as('state');

type IdentityRow = { id: string; sealed: Sealed<LeadContent>; caregiver: Sealed<CaregiverContent> | null };

/** One that does not open holds up no other. */
function identityOf(db: Kysely<Database>, row: IdentityRow): Pick<ListedLead, 'identity' | 'unopened'> {
  const identity = orSealError(() => openIdentity(db, row));
  return identity instanceof SealError ? { unopened: identity.message } : { identity };
}

function openIdentity(db: Kysely<Database>, { caregiver: sealed, ...row }: IdentityRow): Identity {
  const lead = openRow(db, 'lead', row);
  const caregiver = sealed && openRow(db, 'caregiver', { lead_id: row.id, sealed });
  return {
    name: nameOf(lead),
    phone: lead.phone,
    email: lead.email,
    postalCode: lead.postal_code,
    caregiver: caregiver && nameOf(caregiver),
  };
}

const nameOf = ({ first_name: first, last_name: last }: Pick<LeadContent, 'first_name' | 'last_name'>) =>
  `${first} ${last}`;
