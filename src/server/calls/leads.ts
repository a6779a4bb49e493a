import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import type { Challenge, Lead, LeadSaved } from '#src/generated/api.ts';
import { acceptProof, openHold, tellKept } from '#src/server/bots/hold.ts';
import { isAnyAttacked } from '#src/server/bots/levels.ts';
import { watchOf, watchOfUpdate } from '#src/server/bots/suspicion.ts';
import { challengeFor, isProof } from '#src/server/bots/work.ts';
import { publishedConsents } from '#src/server/consents/checkConsent.ts';
import { sessionHash } from '#src/server/consents/tie.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { requiredKey } from '#src/server/http/idempotency.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { findLead, slugOf } from '#src/server/leads/find.ts';
import { newContacts } from '#src/server/leads/handOver.ts';
import { updateIndications } from '#src/server/leads/indications.ts';
import { returnAppointments } from '#src/server/leads/keepAppointments.ts';
import { savedBy } from '#src/server/leads/savedBy.ts';
import { saveScreening } from '#src/server/leads/screening.ts';
import { saveLead } from '#src/server/leads/save.ts';
import { answeredBefore, type SaveResult } from '#src/server/leads/savedBefore.ts';
import { attemptSaving, rehearseSaving } from '#src/server/leads/saveAttempt.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { writeAlongside } from '#src/server/saving/writeAlongside.ts';
import { broughtAmong } from '#src/server/visitor/broughtContacts.ts';
import { contactsAmong } from '#src/server/visitor/contact.ts';
import { withNormalPhone } from '#src/server/visitor/normalPhone.ts';
import { provenAmong, type ProvenContact } from '#src/server/visitor/provenContact.ts';
import { rememberSessionLead } from '#src/server/visitor/sessionLead.ts';
import { visitName } from '#src/server/visitor/visit.ts';

const saveAttempt = attemptSaving(writeAlongside);
const rehearse = rehearseSaving(writeAlongside);

/** Saving a visitor: create, then update by slug, and the outcome of screeners. */
export function addLeads(app: FastifyInstance, context: ServerContext): void {
  const { db, settings } = context;
  handle(app, settings, 'createLead', ({ body }, visit) => createLead(context, body, visit));
  handle(app, settings, 'updateLead', ({ params: { slug }, body }, visit) =>
    updateLead(context, { slug, body }, visit),
  );
  handle(app, settings, 'proveWork', async ({ body: { slug, salt, work } }) => {
    const leadId = await findLead(db, slug);
    // Whoever sends anything else learns nothing.
    if (leadId !== undefined && isProof(context, leadId, salt, work)) await acceptProof(db, leadId, context.clock());
    return null;
  });
  handle(app, settings, 'screeningResult', ({ body }) => saveScreening(context, body));
  handle(app, settings, 'updateIndications', ({ body }) => updateIndications(context, body));
}

async function createLead(context: ServerContext, body: Lead, visit: Visit): Promise<LeadSaved> {
  const key = requiredKey(visit.request.headers[idempotencyHeader]);
  const { isSynthetic } = visit.request;
  const seenSlug = await slugOf(context.db, body.leadId);
  const { by, since } =
    seenSlug === undefined ? { by: 'nobody' as const } : await savedBy(context, visit.request, body.leadId);
  const watched = () => (by === 'nobody' ? watchOf(context, visit.request, body) : watchOfUpdate(context, body));
  const [saving, watch] = await Promise.all([withConsents(context, body, visit), isSynthetic ? undefined : watched()]);
  const result = await saveLead(context, isSynthetic ? rehearse : saveAttempt, {
    scope: 'createLead',
    key,
    seenSlug,
    ...saving,
    watch,
    isOfOthers: by === 'others',
    since,
  });
  visit.reply.code(201);
  return answerSaved(context, result, visit, { leadId: body.leadId, proven: saving.proven });
}

type Update = { slug: string; body: Lead };

async function updateLead(context: ServerContext, { slug, body }: Update, visit: Visit): Promise<LeadSaved> {
  const { db } = context;
  const key = requiredKey(visit.request.headers[idempotencyHeader]);
  const leadId = await findLead(db, slug);
  // A visitor who came by a link has the slug of a lead, and an id that was generated for a new one.
  const isOfLink = leadId !== body.leadId;
  const earlier = leadId !== undefined && isOfLink ? await earlierLead(db, leadId) : undefined;
  if (leadId === undefined || (isOfLink && !earlier)) return answerAgain(context, { key, slug, lead: body }, visit);
  const { by, since } = await savedBy(context, visit.request, leadId);
  const isByLink = by === 'others';
  const saving = await withConsents(context, body, visit);
  const result = await saveLead(context, saveAttempt, {
    scope: 'updateLead',
    key,
    slug,
    seenSlug: slug,
    ...(earlier && { earlier }),
    ...saving,
    watch: await watchOfUpdate(context, body),
    isByLink,
    since,
    bringsNew: earlier || isByLink ? await newContacts(db, leadId, contactsOf(body)) : [],
  });
  return answerSaved(context, result, visit, { leadId, proven: saving.proven });
}

/** What is saved of a request beside the answers themselves. */
async function withConsents(context: ServerContext, lead: Lead, { request }: Visit) {
  return {
    lead,
    visit: visitName(request, context),
    consents: await publishedConsents(context, lead.consents ?? [], request.log),
    session: sessionHash(context, request, lead.leadId),
    proven: await provenAmong(context, request, contactsOf(lead)),
    brought: broughtAmong(request, { phone: withNormalPhone(lead).phone1, email: lead.email }, context),
  };
}

type Saved = { leadId: string; proven: readonly ProvenContact[] };

/** The session acts for the lead from now on, and has what was made for a number that it has proved. */
async function answerSaved(context: ServerContext, result: SaveResult, visit: Visit, { leadId, proven }: Saved) {
  tellKept(visit.request.log, result.kept);
  rememberSessionLead(context, visit, { leadId, at: result.at });
  await returnAppointments(context.db, leadId, proven, context.clock());
  return answer(result, visit, await workFor(context, leadId));
}

/** A save whose answer was lost, and which gave the lead another slug, is answered as before. */
async function answerAgain(context: ServerContext, sent: { key: string; slug: string; lead: Lead }, visit: Visit) {
  const before = await answeredBefore(context, { scope: 'updateLead', ...sent });
  const leadId = before && (await findLead(context.db, before.slug));
  if (before === undefined || leadId === undefined)
    throw notFound('slug', 'There is no such lead. Save it as a new one.');
  rememberSessionLead(context, visit, { leadId, at: before.at });
  return answer(before, visit, await workFor(context, leadId));
}

/** What the page has to do for a lead that is kept apart without a proof of work. */
async function workFor(context: ServerContext, leadId: string): Promise<Challenge | undefined> {
  if (!isAnyAttacked(context.settings)) return undefined;
  const reasons = await openHold(context.db, leadId);
  return reasons?.includes('noProof') ? challengeFor(context, leadId) : undefined;
}

function contactsOf(lead: Lead) {
  const { phone1, email, caregiver } = withNormalPhone(lead);
  return contactsAmong([phone1, caregiver?.phone1], [email, caregiver?.email]);
}

function answer(
  { slug, isReplay, isStudyClosed }: SaveResult,
  { reply }: Visit,
  challenge: Challenge | undefined,
): LeadSaved {
  if (isReplay) reply.header('idempotency-replayed', 'true');
  return { slug, saved: true, ...(isStudyClosed && { studyClosed: true }), ...(challenge && { challenge }) };
}
