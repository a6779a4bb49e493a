import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { deidentifiedQuery, deidentifiedText, withoutQuery } from '#src/server/visitor/deidentify.ts';
import { recordAction, recordMove } from '#src/server/visitor/recordEvents.ts';
import { visitOf } from '#src/server/visitor/visit.ts';

/** What browsers report about a visit: counts, moves, redirects and errors. Rows without identity. */
export function addEvents(app: FastifyInstance, context: ServerContext): void {
  const { db, settings } = context;
  const within = ({ request }: Visit) => ({ visit: visitOf(request, context) });

  handle(app, settings, 'actions', async ({ body: { signup, routePath, screener, actions, query } }, visit) => {
    if (actions.length === 0) return null;
    const where = { signup, route_path: pathOf(routePath), screener, ...within(visit) };
    const what = { codes: JSON.stringify(actions), query: JSON.stringify(deidentifiedQuery(query)) };
    return recordAction(db, { ...where, ...what });
  });

  handle(app, settings, 'routerLog', async ({ body }, visit) => {
    return recordMove(db, {
      signup: body.signup,
      study_external_id: body.study_external_id ?? null,
      from_path: pathOf(body.from),
      to_path: pathOf(body.to),
      path: pathOf(body.path),
      query: JSON.stringify(deidentifiedQuery(body.query)),
      ...within(visit),
    });
  });

  handle(app, settings, 'redirectDebug', async ({ body: { referrerUrl, attemptedCampaign } }, visit) => {
    const row = { referrer_url: withoutQuery(referrerUrl), attempted_campaign: deidentifiedText(attemptedCampaign) };
    await db
      .insertInto('redirect_debug')
      .values({ ...row, ...within(visit) })
      .execute();
    return null;
  });

  handle(app, settings, 'reportError', async ({ body }, visit) => {
    const { severity, message, flow = null, step = null, leadLpParamId = null, history = [], query = {} } = body;
    const where = { flow, step, lead_lp_param_id: leadLpParamId, ...within(visit) };
    const before = { history: JSON.stringify(history.map(pathOf)), query: JSON.stringify(deidentifiedQuery(query)) };
    await db
      .insertInto('error_report')
      .values({ severity, message: deidentifiedText(message), ...where, ...before })
      .execute();
    return null;
  });
}

/** An address without its query and fragment. */
const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
