import type { FastifyInstance, FastifyReply } from 'fastify';
import { flowTypeOfCampaign, hasCampaign } from '#src/server/campaigns.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { addForms } from '#src/server/http/forms.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { answer, unseen } from '#src/server/pages/unseen.ts';
import { withdraw } from '#src/server/myData/withdraw.ts';
import { foundFor } from './found.ts';
import { alertPath, openAlertLink } from './link.ts';
import { alertGonePage, alertPage } from './page.ts';
import { standingAlerts } from './standing.ts';

type Params = { link: string };
const MAX_FORM = 512;

/** The page on which somebody sees the studies that were found for them and stops the messages. Its address is the secret. */
export function addAlertPages(app: FastifyInstance, context: ServerContext): void {
  addForms(app, MAX_FORM, (scope) => addRoutes(scope, context));
}

function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const url = `${alertPath}/:link`;

  app.get<{ Params: Params; Querystring: { language?: string } }>(url, ({ params, query }, reply) =>
    show(reply, context, params.link, query.language),
  );

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    url,
    { onRequest: refuseForeignForms },
    async ({ params: { link }, body }, reply) => {
      const opened = await openAlertLink(context, link);
      const language = body?.get('language');
      // What nobody sealed may be any text, and goes into no header.
      if (!opened) return sendGone(reply, context, language);
      for (const agreed of await standingAlerts(context.db, opened.leadId)) await withdraw(context, opened, agreed);
      // A mail program pressed it, by RFC 8058, and shows no page.
      if (body?.get('List-Unsubscribe') === 'One-Click') return unseen(reply).code(204).send();
      return unseen(reply).redirect(
        `${alertPath}/${link}${language ? `?language=${encodeURIComponent(language)}` : ''}`,
        303,
      );
    },
  );
}

const sendGone = (reply: FastifyReply, context: ServerContext, asked: string | null | undefined) =>
  answer(reply.code(404), alertGonePage(frameOf(reply.request, context.settings, { asked })));

async function show(reply: FastifyReply, context: ServerContext, link: string, asked: string | undefined) {
  const { db } = context;
  const opened = await openAlertLink(context, link);
  const row =
    opened &&
    (await db
      .selectFrom('lead')
      .select(['id', 'sealed', 'language', 'country', 'campaign'])
      .where('id', '=', opened.leadId)
      .executeTakeFirst());
  if (!opened || !row) return sendGone(reply, context, asked);
  const lead = openRow(db, 'lead', row);
  const showing = opened.showing(lead);
  const frame = frameOf(reply.request, context.settings, { asked, usual: lead.language, country: lead.country });
  const isScreener = hasCampaign(lead.campaign) && flowTypeOfCampaign(lead.campaign) === 'webScreener';
  const shown = {
    path: `${alertPath}/${link}`,
    showing,
    studies: showing === 'found' ? await foundFor(db, lead.id, frame.language) : [],
    isOn: (await standingAlerts(context.db, lead.id)).length > 0,
    flow: isScreener ? lead.campaign : undefined,
  };
  return answer(reply, alertPage(shown, frame));
}
