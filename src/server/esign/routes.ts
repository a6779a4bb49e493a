import type { FastifyInstance, FastifyReply } from 'fastify';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { answer } from '#src/server/pages/unseen.ts';
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
  const proven = new Set((await provenOf(context, reply.request, session)).map(({ kind }) => kind));
  return answer(reply, signingPage({ ...session, name, problem, proven }, frameFor(reply, context, session)));
}

/** The brand is that of the host name; that of the session, which is for the ledger, may be another. */
const frameFor = (reply: FastifyReply, { settings }: ServerContext, { language, country }: Session) =>
  frameOf(reply.request, settings, { usual: language, country: country ?? undefined });

/** Shown from what is stored, and again whenever the visitor comes back to it. */
function sendSigned(reply: FastifyReply, context: ServerContext, session: Session): FastifyReply {
  const { return_to: returnTo } = session;
  const signature = session.signature ?? '';
  const wording = session.text_sha256 === session.sha256 ? session : undefined;
  return answer(reply, signedPage({ signature, wording, returnTo }, frameFor(reply, context, session)));
}

function sendGone(reply: FastifyReply, { settings }: ServerContext, asked?: string): FastifyReply {
  return answer(reply.code(404), gonePage(frameOf(reply.request, settings, { asked })));
}
