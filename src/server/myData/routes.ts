import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '#src/domain/facts.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { appointmentLink, appointmentPath } from '#src/server/appointments/link.ts';
import type { ServerContext } from '#src/server/context.ts';
import { nobody } from '#src/server/leads/person.ts';
import { sendHtml } from '#src/server/pages/html.ts';
import type { Frame } from '#src/server/pages/formPage.ts';
import { exportPerson } from '#src/server/privacy/export.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import { brandOf, callCenterOf } from '#src/server/visitor/pageSettings.ts';
import { myDataPath, openLink, type Opened } from './link.ts';
import { loadMyData, type MyData } from './load.ts';
import { gonePage, myDataPage, type Around } from './page.ts';

type Params = { link: string };
type Query = { language?: string };

const DAY_MS = 24 * 3_600_000;

/** The page on which somebody sees what is stored of them. Its address is the secret that no other site knows. */
export function addMyData(app: FastifyInstance, context: ServerContext): void {
  const url = `${myDataPath}/:link`;

  app.get<{ Params: Params; Querystring: Query }>(url, async ({ params, query }, reply) => {
    const found = await openLink(context, params.link);
    if (!found || !('earlier' in found)) return sendGone(reply, context, query.language);
    const language = isLocale(query.language) ? query.language : found.earlier.lead.preferredLanguage;
    const data = await loadMyData(context, found.earlier, language);
    if (!data) return sendGone(reply, context, query.language);
    const around = aroundOf(context, data, { ...found, link: params.link });
    return answer(
      reply,
      myDataPage(data, around, { language, brand: brandOf(reply.request.hostname, context.settings) }),
    );
  });

  app.get<{ Params: Params }>(`${url}/copy`, async ({ params }, reply) => {
    const found = await openLink(context, params.link);
    if (!found || !('earlier' in found)) return sendGone(reply, context, undefined);
    // What merely names the same number may be somebody else's.
    const person = { ...nobody, leadIds: [found.earlier.lead.leadId] };
    const copy = JSON.stringify(await exportPerson(context.db, context.settings, person), null, 2);
    return unseen(reply)
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(copy);
  });
}

function aroundOf(context: ServerContext, data: MyData, { until, channel, link }: Opened & { link: string }): Around {
  const { settings } = context;
  const { lead, appointment } = data;
  return {
    until,
    channel,
    path: `${myDataPath}/${link}`,
    appointmentPath: appointment && `${appointmentPath}/${appointmentLink(context, appointment)}`,
    phone: callCenterOf(lead.country, settings),
    endsOn: data.qualified === true ? undefined : endOf(data, settings.unqualifiedLeadDays),
  };
}

/** When a lead that did not qualify goes by its age. */
function endOf({ lead, updatedAt }: MyData, { usual, own }: ServerContext['settings']['unqualifiedLeadDays']): Date {
  const days = own[lead.sourceInfo.campaign] ?? usual;
  return new Date(updatedAt.getTime() + days * DAY_MS);
}

const isLocale = (code: string | undefined): code is Locale => localeCodes().some((one) => one === code);

function sendGone(reply: FastifyReply, { settings }: ServerContext, named: string | undefined): FastifyReply {
  const { headers, hostname } = reply.request;
  const language = isLocale(named) ? named : localeOfHeader(headers['accept-language']);
  const frame: Frame = { language, brand: brandOf(hostname, settings) };
  return answer(reply.code(404), gonePage(frame));
}

/**
 * Nobody else learns the address: no cache stores it, no search engine lists it, and no other page is told, ours neither.
 * They are told the site: without a referrer a browser sends a form as if it came from nowhere.
 */
const unseen = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'strict-origin');

const answer = (reply: FastifyReply, page: string) => sendHtml(unseen(reply), page);
