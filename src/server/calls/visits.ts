import type { FastifyInstance } from 'fastify';
import type { Input } from '#src/api/call.ts';
import { leadHeader } from '#src/api/services.ts';
import type { InitialPayload } from '#src/generated/api.ts';
import { leadOfSession } from '#src/server/appointments/bookingLead.ts';
import { withdrawnConsents } from '#src/server/consents/withdrawn.ts';
import { markedStudy } from '#src/server/studies/askedStudy.ts';
import { isLockTimeout } from '#src/server/db/batching.ts';
import { findSubject } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';
import { withoutQuery } from '#src/server/visitor/deidentify.ts';
import { placeOfRequest } from '#src/server/visitor/place.ts';
import { takePrefill } from '#src/server/visitor/prefill.ts';
import { giveCsrfToken } from '#src/server/http/csrf.ts';
import { savedBy } from '#src/server/leads/savedBy.ts';
import { endSessions } from '#src/server/visitor/endedSessions.ts';
import { forgetProofs } from '#src/server/visitor/provenContact.ts';
import { forgetSessionLead } from '#src/server/visitor/sessionLead.ts';
import { visitName } from '#src/server/visitor/visit.ts';

/** The calls that open a visit, and open it again. */
export function addVisits(app: FastifyInstance, context: ServerContext): void {
  handle(app, context.settings, 'initialPayload', async ({ query }, { request, reply }) => {
    giveCsrfToken(context, reply);
    const prePopFields = takePrefill(request, reply, context);
    const affiliateReturnUrl = context.settings.affiliateReturnUrls.get(query['o'] ?? '');
    const referrerUrl = withoutQuery(query['referrerUrl'] ?? '');
    return {
      ...(await subjectOf(context, query)),
      ...placeOfRequest(request, context.settings),
      ...(query.pGroupId && { participantGroup: query.pGroupId }),
      ...(prePopFields && { prePopFields }),
      ...(affiliateReturnUrl && { affiliateReturnUrl }),
      ...(referrerUrl && { referrerUrl }),
      analytics: {},
      leadLpParamId: landingParameter(query.signup),
      enableRecording: context.settings.enableRecording,
    };
  });

  handle(app, context.settings, 'session', async (_input, { request, reply }) => {
    giveCsrfToken(context, reply);
    const slug = request.headers[leadHeader];
    const lead = typeof slug === 'string' ? await leadOfSession(context, request, slug) : undefined;
    return lead ? withdrawnConsents(context.db, lead.id) : null;
  });

  handle(app, context.settings, 'endSession', async ({ body: { leadId } }, visit) => {
    if ((await savedBy(context, visit.request, leadId)).by !== 'session') return null;
    const name = visitName(visit.request, context);
    await endForLead(context, leadId, name === null ? [] : [name]);
    forgetSessionLead(context, visit.reply, leadId);
    forgetProofs(context, visit);
    return null;
  });
}

/**
 * Ends the sessions of a lead and of these visits. A save that is under way comes before the end, and none after it: for a save
 * that does not end nobody waits longer than for any lock.
 */
async function endForLead({ db, clock }: ServerContext, leadId: string, visits: readonly string[]): Promise<void> {
  const end = (part: ServerContext['db']) => endSessions(part, [leadId, ...visits], clock());
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('lead').select('id').where('id', '=', leadId).forNoKeyUpdate().execute();
      await end(tx);
    })
    .catch((error: Error) => {
      if (!isLockTimeout(error)) throw error;
      return end(db);
    });
}

type Subject = Pick<
  InitialPayload,
  'study' | 'closedStudyId' | 'indication' | 'indicationOverride' | 'leadLpParamsStudyIds'
>;

/** The study and condition that a visit is about. Ids that do not exist are left out. */
async function subjectOf({ db, settings }: ServerContext, query: Input<'initialPayload'>['query']): Promise<Subject> {
  const [requestedId, overrideId] = [idOf(query.indicationId), idOf(query.indicationNameOverrideId)];
  const indicationIds = [requestedId, overrideId].flatMap((id) => id ?? []);
  const { released, indications } = await findSubject(
    db,
    { studyId: idOf(query.studyId), indicationIds },
    query.language,
  );
  const indicationOf = (asked: number | undefined) => indications.find(({ id }) => id === asked);
  const found = released && !released.isClosed && released.study;
  const study = found && markedStudy(found, settings);
  const indication = indicationOf(requestedId) ?? (study ? study.associatedIndications[0] : undefined);
  const indicationOverride = indicationOf(overrideId);
  return {
    ...(study && { study }),
    ...(released && released.isClosed && { closedStudyId: released.study.id }),
    ...(indication && { indication }),
    ...(indicationOverride && { indicationOverride }),
    leadLpParamsStudyIds: study ? [study.id] : [],
  };
}

/** The source of a lead that no landing page names: one per campaign, so that every lead has one. */
function landingParameter(campaign: string): string {
  return /^[\w-]{1,60}$/.test(campaign) ? `organic-${campaign}` : 'organic';
}

const idOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
