import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocale } from '#src/generated/locales.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import { answer } from '#src/server/pages/unseen.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import type { ServerContext } from '#src/server/context.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { addForms } from '#src/server/http/forms.ts';
import { gonePage, signedPage, signingPage, type Signing } from './page.ts';
import { decide, findSession, provenOf, type Session } from './sign.ts';

type Params = { id: string };
type Query = { language?: string };
const MAX_FORM = 4096;

/** The signing page of the e-signature stand-in. Its address is the secret that a form of another site cannot know. */
export function addEsign(app: FastifyInstance, context: ServerContext): void {
  addForms(app, MAX_FORM, (scope) => addRoutes(scope, context));
}

function addRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: Params; Querystring: Query }>(`${esignPath}/:id`, async ({ params: { id }, query }, reply) => {
    const session = await findSession(context, id);
    if (!session) return sendGone(reply, context, query.language);
    if (session.decision === 'signed') return sendSigned(reply, context, session);
    if (session.decision !== null) return reply.redirect(session.return_to, 303);
    return sendPage(reply, context, session);
  });

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    `${esignPath}/:id`,
    { onRequest: refuseForeignForms },
    async (request, reply) => {
      const { id } = request.params;
      const { body } = request;
      const session = await findSession(context, id);
      if (!session) return sendGone(reply, context);
      const signature = (body?.get('signature') ?? '').trim().replaceAll('\0', '').slice(0, 200);
      const isSigned = body?.get('decision') !== 'declined';
      if (isSigned && session.decision === null) {
        if (signature === '') return sendPage(reply.code(400), context, session, 'missing');
        const shown = body?.get('wording') ?? session.sha256;
        if (shown !== session.sha256) return sendPage(reply.code(409), context, session, 'changed');
      }
      const proven = await provenOf(context, request, session);
      await decide(context, session, { signature: isSigned ? signature : undefined, proven });
      // Shows what was decided, of which the first is final.
      return reply.redirect(`${esignPath}/${id}`, 303);
    },
  );
}

type Problem = Signing['problem'];

async function sendPage(
  reply: FastifyReply,
  context: ServerContext,
  session: Session,
  problem?: Problem,
): Promise<FastifyReply> {
  const name = `${session.first_name} ${session.last_name}`;
  // Of the host name; the brand of the session, which is for the ledger, may be another.
  const brand = brandOf(reply.request.hostname, context.settings);
  const proven = new Set((await provenOf(context, reply.request, session)).map(({ kind }) => kind));
  return answer(reply, signingPage({ ...session, name, brand, problem, proven }));
}

/** Shown from what is stored, and again whenever the visitor comes back to it. */
function sendSigned(reply: FastifyReply, { settings }: ServerContext, session: Session): FastifyReply {
  const { language, return_to: returnTo } = session;
  const brand = brandOf(reply.request.hostname, settings);
  const signature = session.signature ?? '';
  const wording = session.text_sha256 === session.sha256 ? session : undefined;
  return answer(reply, signedPage({ language, brand, signature, wording, returnTo }));
}

function sendGone(reply: FastifyReply, { settings }: ServerContext, asked?: string): FastifyReply {
  const { headers, hostname } = reply.request;
  const language = isLocale(asked) ? asked : localeOfHeader(headers['accept-language']);
  return answer(reply.code(404), gonePage({ language, brand: brandOf(hostname, settings) }));
}
