import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { leadsOfSession } from '#src/server/visitor/sessionLead.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import { visitName } from '#src/server/visitor/visit.ts';

/** By whom a lead was saved, seen from a request; `since`: when its session was given the lead. */
type Saver = { by: 'nobody' | 'session' | 'others'; since?: Date };

/**
 * Who has saved the lead of this id: the session of the request, known by its signed cookie or, where the answer that
 * brought the cookie was lost, by its visit; or somebody else. Receivers and operators know ids, so that an id is no proof.
 */
export async function savedBy(
  context: Pick<ServerContext, 'db' | 'settings' | 'cookieSecrets' | 'clock'>,
  request: Pick<FastifyRequest, 'cookies'>,
  leadId: string,
): Promise<Saver> {
  const own = (await leadsOfSession(context, request)).find(({ subject }) => subject === leadId);
  if (own) return { by: 'session', since: own.at };
  const row = await context.db
    .selectFrom('lead')
    .leftJoin('lead_visit', (join) =>
      join.onRef('lead_visit.lead_id', '=', 'lead.id').on('lead_visit.visit', '=', visitName(request, context)),
    )
    .select('lead_visit.at')
    .where('lead.id', '=', leadId)
    .executeTakeFirst();
  if (!row) return { by: 'nobody' };
  if (row.at === null) return { by: 'others' };
  const good = await stillGood(context.db, [{ subject: leadId, at: row.at }], context.clock());
  return good.length === 0 ? { by: 'others' } : { by: 'session', since: row.at };
}
