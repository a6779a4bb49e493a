import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Input } from '#src/api/call.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { qualificationRules, type QualificationRule } from '#src/domain/qualification.ts';
import { requireMoment, requireWording } from '#src/server/consents/checkConsent.ts';
import { appendConsents } from '#src/server/consents/ledger.ts';
import { lockedTie } from '#src/server/consents/tie.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';
import type { QualificationDetails } from '#src/server/db/tables/leads.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';
import { isThere } from '#src/server/messages/send.ts';
import { partnerUnavailable } from '#src/server/partners/callPartner.ts';
import { contactsAmong } from '#src/server/visitor/contact.ts';
import { provenAmong } from '#src/server/visitor/provenContact.ts';
import { alertConsents } from './alertConsents.ts';

type Body = Input<'askForAlert'>['body'];

const noLead = () => notFound('slug', 'There is no such lead. Save it first.');

/**
 * Notes that somebody wants to be told of new studies like that of their lead, or about its conditions where it has none,
 * with the consent to it, both or neither. It is for the number or the address of the lead, and no other. Asked again it
 * changes the distance. Throws 404 without a lead, 400 for one without a study and conditions or without the way, 503
 * where nobody sends by it.
 */
export async function askForAlert(context: ServerContext, request: FastifyRequest, body: Body): Promise<null> {
  const { db, settings, clock } = context;
  const { slug, channel, radiusKm } = body;
  requireMoment(body.clientTime);
  const first = decisionOf(await leadOf(db, slug), body);
  if (!isThere(settings, channel)) throw partnerUnavailable(channel === 'email' ? 'email' : 'texts');
  await requireWording(context, first);
  await db.transaction().execute(async (tx) => {
    const tie = await lockedTie({ ...context, db: tx }, request, { slug });
    // It may have gone over to somebody else since, under another slug, or be erased.
    if (tie.leadId === undefined) throw noLead();
    // Its number or address may have been corrected meanwhile.
    const lead = await leadOf(tx, slug);
    const decision = decisionOf(lead, body);
    const contacts = contactsAmong([lead.phone], [lead.email ?? undefined]);
    const proven = await provenAmong({ ...context, db: tx }, request, contacts);
    await appendConsents(tx, [{ decision, entry: { tie, at: clock(), proven, isChange: true } }]);
    await sql`insert into study_alert (lead_id, study_id, takes_same, radius_km)
      select id, ${lead.study_id}::integer, ${lacksSiteAlone(lead.judgement)}::boolean, ${radiusKm}::float8 from lead where id = ${lead.id}
      on conflict (lead_id) do update set study_id = excluded.study_id, takes_same = excluded.takes_same,
        radius_km = excluded.radius_km, asked_at = excluded.asked_at`.execute(tx);
  });
  return null;
}

type Reached = Pick<Awaited<ReturnType<typeof leadOf>>, 'phone' | 'email' | 'postal_code'>;

/** The consent to be told by this way, for the number or the address that the lead has. */
function decisionOf(
  { phone, email, postal_code: postal }: Reached,
  { slug: _slug, channel, radiusKm: _radius, ...shown }: Body,
) {
  if (channel === 'email' && email === null) throw invalid('channel', 'The lead has no email address.');
  return {
    ...shown,
    ...(channel === 'email' && email !== null ? { email } : { phone }),
    consentType: alertConsents[channel],
    hasConsent: true,
    how: 'box' as const,
    postal,
    isInternational: isInternational(shown.country),
  };
}

/** The lead with the study that its person was judged on: one that somebody else had named before is none of theirs. */
async function leadOf(db: ServerContext['db'], slug: string) {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'sealed', 'study_id'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw noLead();
  const lead = openRow(db, 'lead', row);
  const isOfOther = !isJudged(lead.judgement) && (await handedOverAt(db, lead.id)) !== undefined;
  const study_id = isOfOther ? null : lead.study_id;
  if (study_id === null && lead.indication_ids.length === 0)
    throw invalid('slug', 'The lead is about no study and no condition.');
  return { ...lead, study_id };
}

/** Whether the verdict is one on a study. */
const isJudged = ({ siteQualifies, studyClosed }: QualificationDetails): boolean =>
  siteQualifies !== undefined || studyClosed === true;

// It has no other keys.
const ruleNames = Object.keys(qualificationRules) as QualificationRule[];

/** Whether the person fits the study, which has no site near them: then a new site of it is news. */
const lacksSiteAlone = (judgement: QualificationDetails): boolean =>
  !judgement.alreadyMatched && ruleNames.every((name) => judgement[name] === (name !== 'siteQualifies'));
