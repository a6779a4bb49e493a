import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { publishedConsents } from '#src/server/consents/checkConsent.ts';
import { sessionHash } from '#src/server/consents/tie.ts';
import { recordWithLeads } from '#src/server/consents/withLeads.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { requiredKey } from '#src/server/http/idempotency.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { findLead } from '#src/server/leads/find.ts';
import { updateIndications } from '#src/server/leads/indications.ts';
import { saveScreening } from '#src/server/leads/screening.ts';
import { saveLead, type SaveResult } from '#src/server/leads/save.ts';
import { attemptSaving } from '#src/server/leads/saveAttempt.ts';
import { notFound } from '#src/server/http/refusal.ts';
import { rememberSessionLead } from '#src/server/visitor/sessionLead.ts';
import { visitOf } from '#src/server/visitor/visit.ts';

/** Saving a visitor: create, then update by slug, and the outcome of screeners. */
export function addLeads(app: FastifyInstance, context: ServerContext): void {
  const { db, settings } = context;
  const saveAttempt = attemptSaving(recordWithLeads);
  const withConsents = async (lead: Lead, { request }: Visit) => ({
    lead,
    visit: visitOf(request, context),
    consents: await publishedConsents(context, lead.consents ?? [], request.log),
    session: sessionHash(context, request, lead.leadId),
  });

  handle(app, settings, 'createLead', async ({ body }, visit) => {
    const key = requiredKey(visit.request.headers[idempotencyHeader]);
    const result = await saveLead(context, saveAttempt, {
      scope: 'createLead',
      key,
      ...(await withConsents(body, visit)),
    });
    rememberSessionLead(context, visit, body.leadId);
    visit.reply.code(201);
    return answer(result, visit);
  });

  handle(app, settings, 'updateLead', async ({ params: { slug }, body }, visit) => {
    const key = requiredKey(visit.request.headers[idempotencyHeader]);
    const leadId = await findLead(db, slug);
    // A visitor who came by a link has the slug of a lead, and an id that was generated for a new one.
    const isOfLink = leadId !== body.leadId;
    const earlier = leadId !== undefined && isOfLink ? await earlierLead(db, leadId) : undefined;
    if (leadId === undefined || (isOfLink && !earlier))
      throw notFound('slug', 'There is no such lead. Save it as a new one.');
    const result = await saveLead(context, saveAttempt, {
      scope: 'updateLead',
      key,
      slug,
      ...(earlier && { earlier }),
      ...(await withConsents(body, visit)),
    });
    rememberSessionLead(context, visit, leadId);
    return answer(result, visit);
  });

  handle(app, settings, 'screeningResult', ({ body }) => saveScreening(context, body));
  handle(app, settings, 'updateIndications', ({ body }) => updateIndications(context, body));
}

function answer({ slug, isReplay, isStudyClosed }: SaveResult, { reply }: Visit): LeadSaved {
  if (isReplay) reply.header('idempotency-replayed', 'true');
  return { slug, saved: true, ...(isStudyClosed && { studyClosed: true }) };
}
