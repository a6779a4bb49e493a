import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** What the receiver is told: the lead as it is now, whatever event brought this about. `lead` is null once erased. */
export type DeliveryBody = { event: string; leadId: string; lead: object | null };

/** Reads the body at the moment of delivery; the outbox itself holds no more than the id. */
export async function bodyOf(db: Kysely<Database>, event: string, leadId: string): Promise<DeliveryBody> {
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead) return { event, leadId, lead: null };
  const caregiver = await db.selectFrom('caregiver').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  const children = {
    screenings: await rowsOf(db, 'lead_screening', leadId),
    surveyAnswers: await rowsOf(db, 'survey_answer', leadId),
    consents: await consentsOf(db, leadId),
  };
  return { event, leadId, lead: { ...lead, caregiver: caregiver ?? null, ...children } };
}

function rowsOf(db: Kysely<Database>, table: 'lead_screening' | 'survey_answer', leadId: string) {
  return db.selectFrom(table).selectAll().where('lead_id', '=', leadId).execute();
}

function consentsOf(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('consent')
    .select(['position', 'at', 'consent_type', 'has_consent', 'how', 'locale', 'text_sha256', 'hash'])
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute();
}
