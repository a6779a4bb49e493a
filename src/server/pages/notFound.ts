import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { apiBasePath, services } from '#src/api/services.ts';
import { sendHtml } from './html.ts';
import { unknownPage } from './plainPage.ts';
import { isPerson } from '#src/server/http/errors.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import type { Settings } from '#src/server/settings/settings.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 for known addresses with a wrong method, and the rest as unknown. */
export function addUnknown(app: FastifyInstance, settings: Settings): void {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of Object.values(services)) allowed.set(path, [...(allowed.get(path) ?? []), method]);
  for (const [path, known] of allowed)
    app.route({
      method: methods.filter((method) => !known.includes(method)),
      url: apiBasePath + path,
      onRequest: (_request, reply, done) => {
        void reply.header('allow', known.join(', '));
        done(wrongMethod(known));
      },
      handler: () => undefined,
    });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, settings));
}

const wrongMethod = (known: readonly string[]) =>
  new Refusal(405, { error: 'method', message: `This address takes ${known.join(' and ')} only.` });

/** The home of the active flow with their query, for people at an address where nothing is; undefined for files and programs. */
export function wayHome(request: FastifyRequest): string | undefined {
  const [path = '', search = ''] = request.url.split(/(?=\?)/, 2);
  if (!isPerson(request) || request.method !== 'GET' || /\.[^/]*$/.test(path)) return undefined;
  return `${/^\/es(\/|$)/.test(path) ? '/signup/es' : '/'}${search}`;
}

/** Redirects people home. Files and programs get 404. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply, settings: Settings): FastifyReply {
  void reply.header('cache-control', 'no-store');
  const home = wayHome(request);
  if (home !== undefined) return reply.redirect(home, 302);
  if (isPerson(request)) return sendHtml(reply.code(404), unknownPage(settings, request));
  return reply.code(404).send({ error: 'notFound', message: 'There is nothing at this address.' });
}
