import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageTags } from '#src/server/languages.ts';
import type { ServerContext } from '#src/server/context.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import { refuseForeignForms } from '#src/server/plugins/csrf.ts';
import { gonePage, signingPage } from './page.ts';
import { decide, findSession, type Session } from './sign.ts';

type Params = { id: string };
const MAX_FORM = 4096;

/** The signing page of the e-signature stand-in. Its address is the secret that a form of another site cannot know. */
export function addEsign(app: FastifyInstance, context: ServerContext): void {
  void app.register((scope, _options, done) => {
    const asText = { parseAs: 'string', bodyLimit: MAX_FORM } as const;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', asText, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body)),
    );
    addRoutes(scope, context);
    done();
  });
}

function addRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: Params }>(`${esignPath}/:id`, async ({ params: { id }, headers }, reply) => {
    const session = await findSession(context, id);
    if (!session) return sendGone(reply, headers['accept-language']);
    if (session.decision !== null) return reply.redirect(session.return_to, 303);
    return sendPage(reply, session);
  });

  app.post<{ Params: Params; Body?: URLSearchParams }>(
    `${esignPath}/:id`,
    { onRequest: refuseForeignForms },
    async ({ params: { id }, body, headers }, reply) => {
      const session = await findSession(context, id);
      if (!session) return sendGone(reply, headers['accept-language']);
      const signature = (body?.get('signature') ?? '').trim().replaceAll('\0', '').slice(0, 200);
      const isSigned = body?.get('decision') !== 'declined';
      if (isSigned && session.decision === null) {
        if (signature === '') return sendPage(reply.code(400), session, 'missing');
        const shown = body?.get('wording') ?? session.sha256;
        if (shown !== session.sha256) return sendPage(reply.code(409), session, 'changed');
      }
      await decide(context, session, isSigned ? signature : undefined);
      return reply.redirect(session.return_to, 303);
    },
  );
}

function sendPage(reply: FastifyReply, session: Session, problem?: 'missing' | 'changed'): FastifyReply {
  const name = `${session.first_name} ${session.last_name}`;
  return html(reply, signingPage({ ...session, name, problem }));
}

function sendGone(reply: FastifyReply, accepted: string | undefined): FastifyReply {
  const language = languageTags(accepted)[0]?.startsWith('es') ? 'es' : 'en';
  return html(reply.code(404), gonePage(language));
}

const html = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
