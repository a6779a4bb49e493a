import type { FastifyInstance, FastifyReply } from 'fastify';
import { defaultCountry } from '#src/domain/countries/index.ts';
import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { addForms } from '#src/server/http/forms.ts';
import { limitedTo } from '#src/server/http/limits.ts';
import { placeOfRequest } from '#src/server/visitor/place.ts';
import { changing, repeated } from './actions.ts';
import { addAsking, sendTooOften } from './askRoutes.ts';
import { sendGone } from './answer.ts';
import { copyOf } from './copy.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { answer, forgotten, unseen } from '#src/server/pages/unseen.ts';
import { typedOf } from './correct.ts';
import { erasureOf } from './eraseMine.ts';
import { correctPage, erasedPage, erasePage, withdrawPage } from './forms.ts';
import { openLink, type OfLink } from './link.ts';
import { loadMyData } from './load.ts';
import { mayKnowVerdict } from './mayKnowVerdict.ts';
import { myDataPage } from './page.ts';
import { aroundOf, pageAddress } from './around.ts';
import { standing } from './withdraw.ts';

type Params = { link: string };
type Query = { language?: string; view?: string; type?: string; position?: string; done?: string };

const MAX_FORM = 4096;
/** Forms and copies a minute from one address: a form may ask whether a number exists, and a copy reads everything. */
const FORMS = 30;
const COPIES = 10;

/**
 * The page on which somebody sees, corrects and erases what is stored of them. Its address is the secret that no other
 * site knows.
 */
export function addMyData(app: FastifyInstance, context: ServerContext): void {
  addForms(app, MAX_FORM, (scope) => {
    addRoutes(scope, context);
    addAsking(scope, context);
  });
}

function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const url = `${myDataPath}/:link`;
  const change = changing(context);
  const { rateLimitFactor: factor } = context.settings;

  app.get<{ Params: Params; Querystring: Query }>(url, async ({ params: { link }, query }, reply) => {
    const found = await openLink(context, link);
    if (!found || 'stale' in found)
      return sendGone(reply, frameOf(reply.request, context.settings, { asked: query.language }));
    return show(reply, context, { found, link, query });
  });

  app.get<{ Params: Params }>(
    `${url}/copy`,
    { config: limitedTo(COPIES, factor) },
    async ({ params: { link } }, reply) => {
      const found = await openLink(context, link);
      if (!found || !('earlier' in found))
        return sendGone(reply, frameOf(reply.request, context.settings, { asked: undefined }));
      if (!(await mayKnowVerdict(context, reply.request, found))) return sendTooOften(reply, context);
      const copy = found.since ? undefined : await copyOf(context, found);
      if (copy === undefined) return sendGone(reply, frameOf(reply.request, context.settings, { asked: undefined }));
      return unseen(reply)
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="my-data.json"')
        .send(copy);
    },
  );

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    url,
    { config: limitedTo(FORMS, factor), onRequest: refuseForeignForms },
    async ({ params: { link }, body }, reply) => {
      const found = await openLink(context, link);
      const form = body ?? new URLSearchParams();
      const again = found && 'stale' in found ? await repeated(reply, context, { link, form }) : undefined;
      if (again) return again;
      if (!found || 'stale' in found)
        return sendGone(reply, frameOf(reply.request, context.settings, { asked: form.get('language') }));
      // Pressed twice, or sent again by a browser that was closed meanwhile.
      if (!('earlier' in found))
        return unseen(reply).redirect(pageAddress(link, { language: form.get('language') }), 303);
      return change(reply, { found, link, form });
    },
  );
}

type Showing = { found: Exclude<OfLink, { stale: object }>; link: string; query: Query };

async function show(reply: FastifyReply, context: ServerContext, { found, link, query }: Showing) {
  if (!('earlier' in found)) {
    const frame = frameOf(reply.request, context.settings, { asked: query.language });
    const erased = await erasureOf(context, found.erasedId);
    const { country = defaultCountry } = placeOfRequest(reply.request, context.settings);
    return erased ? answer(forgotten(reply), erasedPage(erased, frame, country)) : sendGone(reply, frame);
  }
  const { country, preferredLanguage: usual } = found.earlier.lead;
  const frame = frameOf(reply.request, context.settings, { asked: query.language, usual, country });
  const data = await loadMyData(context, found, frame.language);
  if (!data) return sendGone(reply, frame);
  const around = aroundOf(context, data, { ...found, link });
  if (query.view === 'erase') return answer(reply, erasePage(around, frame));
  if (query.view === 'correct' && !data.isHandedOver) {
    const { lead, version } = data;
    const form = { ...around, country: lead.country, typed: typedOf(lead), version, wrong: [] };
    return answer(reply, correctPage(form, frame));
  }
  const { view, type = '', position } = query;
  const agreed = view === 'withdraw' && (await standing(context, found, { type, position: Number(position) }));
  if (agreed && agreed.state === 'agreed') return answer(reply, withdrawPage({ ...around, agreed }, frame));
  if (!(await mayKnowVerdict(context, reply.request, found))) return sendTooOften(reply, context, query.language);
  const done = query.done === undefined ? undefined : { is: query.done, type: query.type };
  return answer(reply, myDataPage(data, { ...around, done }, frame));
}
