import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import { visitOf } from '#src/server/visitor/visit.ts';

/** By whom a lead was saved, seen from a request. */
export type SavedBy = 'nobody' | 'session' | 'others';

/**
 * Who has saved the lead of this id: the session of the request, known by its signed cookie or, where the answer that
 * brought the cookie was lost, by its visit; or somebody else. Receivers and operators know ids, so that an id is no proof.
 */
export async function savedBy(
  context: Pick<ServerContext, 'db' | 'settings' | 'cookieSecrets' | 'clock'>,
  request: Pick<FastifyRequest, 'cookies'>,
  leadId: string,
): Promise<SavedBy> {
  if ((await sessionLeads(context, request)).includes(leadId)) return 'session';
  const row = await context.db
    .selectFrom('lead')
    .leftJoin('lead_visit', (join) =>
      join.onRef('lead_visit.lead_id', '=', 'lead.id').on('lead_visit.visit', '=', visitOf(request, context)),
    )
    .select('lead_visit.at')
    .where('lead.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return 'nobody';
  if (row.at === null) return 'others';
  const good = await stillGood(context.db, [{ subject: leadId, at: row.at }], context.clock());
  return good.length === 0 ? 'others' : 'session';
}
