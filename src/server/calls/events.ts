import type { FastifyInstance } from 'fastify';
import { hasCampaign } from '#src/server/campaigns.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { handle, type Visit } from '#src/server/http/handle.ts';
import { deidentifiedQuery, deidentifiedText, withoutQuery } from '#src/server/visitor/deidentify.ts';
import { recordAction, recordMove } from '#src/server/visitor/recordEvents.ts';
import { visitName } from '#src/server/visitor/visit.ts';

/** What browsers report about a visit: counts, moves, redirects and errors. Rows without identity. */
export function addEvents(app: FastifyInstance, context: ServerContext): void {
  const { db, settings } = context;
  const within = ({ request }: Visit) => ({ visit: visitName(request, context) });

  handle(app, settings, 'actions', async ({ body: { signup, routePath, screener, actions, query } }, visit) => {
    if (actions.length === 0) return null;
    const sent = { signup, route_path: pathAlone(routePath), query: deidentifiedQuery(query) };
    const row = { signup: hasCampaign(signup) ? signup : null, screener, codes: JSON.stringify(actions) };
    return recordAction(db, { ...row, ...within(visit), sealed: sealRow(db, 'action', {}, sent) });
  });

  handle(app, settings, 'routerLog', async ({ body }, visit) => {
    const sent = {
      signup: body.signup,
      study_external_id: body.study_external_id ?? null,
      from_path: pathAlone(body.from),
      to_path: pathAlone(body.to),
      path: pathAlone(body.path),
      query: deidentifiedQuery(body.query),
    };
    return recordMove(db, { ...within(visit), sealed: sealRow(db, 'router_log', {}, sent) });
  });

  handle(app, settings, 'redirectDebug', async ({ body: { referrerUrl, attemptedCampaign } }, visit) => {
    const sent = { referrer_url: withoutQuery(referrerUrl), attempted_campaign: deidentifiedText(attemptedCampaign) };
    await db
      .insertInto('redirect_debug')
      .values({ ...within(visit), sealed: sealRow(db, 'redirect_debug', {}, sent) })
      .execute();
    return null;
  });

  handle(app, settings, 'reportError', async ({ body }, visit) => {
    const { severity, message, flow = null, step = null, leadLpParamId = null, history = [], query = {} } = body;
    const where = { flow, step, lead_lp_param_id: leadLpParamId };
    const before = { history: history.map(pathAlone), query: deidentifiedQuery(query) };
    const sent = { message: deidentifiedText(message), ...where, ...before };
    await db
      .insertInto('error_report')
      .values({ severity, ...within(visit), sealed: sealRow(db, 'error_report', {}, sent) })
      .execute();
    return null;
  });
}

/** An address without its query and fragment. */
const pathAlone = (address: string) => address.split(/[?#]/)[0] ?? '';
