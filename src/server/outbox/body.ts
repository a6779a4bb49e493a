import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/**
 * What the receiver gets: the lead as it is now, whatever the event, with the number of its last change. `lead` is null once
 * erased, and no event follows. Without a version: erased by a release that counted no changes.
 */
export type DeliveryBody = { event: string; leadId: string; version: number | null; lead: object | null };

type Now = { version: number; lead: object };

/**
 * Leads by id, each as it is at this moment with all that belongs to it; the outbox itself stores no more than the id.
 * Consents that stand alone belong to nobody, whatever number they name.
 */
export async function leadsAsTheyAre(db: Kysely<Database>, leadIds: readonly string[]): Promise<Map<string, Now>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number; body: object }>`
    select lead.id, lead.version, to_jsonb(lead) || jsonb_build_object(
      'caregiver', (select to_jsonb(caregiver) from caregiver where lead_id = lead.id),
      'screenings', (select coalesce(jsonb_agg(to_jsonb(one) order by one.study_id), '[]') from lead_screening one
        where one.lead_id = lead.id),
      'surveyAnswers', (select coalesce(jsonb_agg(to_jsonb(one) order by one.question_id), '[]') from survey_answer one
        where one.lead_id = lead.id),
      'pictures', (select coalesce(jsonb_agg(jsonb_build_object('picture_id', one.picture_id, 'shot', one.shot,
          'campaign', one.campaign, 'stored_at', one.stored_at, 'expires_at', one.expires_at, 'width', one.width,
          'height', one.height, 'sha256', one.sha256, 'object_key', one.object_key) order by one.stored_at), '[]')
        from picture one where one.lead_id = lead.id and one.stored_at is not null),
      'consents', (select coalesce(jsonb_agg(jsonb_build_object('position', one.position, 'at', one.at,
          'consent_type', one.consent_type, 'has_consent', one.has_consent, 'how', one.how, 'locale', one.locale,
          'text_sha256', one.text_sha256, 'hash', one.hash, 'proof', one.proof, 'signer', one.signer,
          'sequence', one.sequence, 'is_overtaken', one.is_overtaken) order by one.position), '[]')
        from consent one where one.lead_id = lead.id)) as body
    from lead where lead.id in (${sql.join([...new Set(leadIds)].map((id) => sql`${id}::uuid`))})`.execute(db);
  return new Map(rows.map(({ id, version, body }) => [id, { version, lead: body }]));
}
