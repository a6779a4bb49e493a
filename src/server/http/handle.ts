import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Input, Reply } from '#src/api/call.ts';
import { inHeader } from '#src/api/inHeader.ts';
import { apiBasePath, leadHeader, services, type InputPart } from '#src/api/services.ts';
import { bodyLimitOf, budgetOf, limitOf, sharedLimitOf } from './limits.ts';
import { refuseForeignWrites } from './csrf.ts';
import { partSchema } from './validation.ts';
import type { Settings } from '#src/server/settings/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is stored as it is, in no text column: it may have any text and nest as deep as a page does. */
    isOpaque?: boolean;
  }
}

/** The request and the answer of a call, for what is not in its input: headers, cookies, status. */
export type Visit = { request: FastifyRequest; reply: FastifyReply };

/** Calls whose body is stored as it is. */
const opaque: readonly CallName[] = ['uploadRecording', 'uploadPicture'];

export type Handler<N extends CallName> = (input: Input<N>, visit: Visit) => Promise<Reply<N>>;

/** Serves a call at the address of its service, with its schemas, limit and, for writing calls, the CSRF check. */
export function handle<N extends CallName>(
  app: FastifyInstance,
  settings: Settings,
  name: N,
  answer: Handler<N>,
): void {
  const { method, path, parts } = services[name];
  const bodyLimit = bodyLimitOf(name);
  app.route({
    method,
    url: apiBasePath + path,
    config: { ...limitOf(name, settings.rateLimitFactor), isOpaque: opaque.includes(name) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: schemasOf(name, parts),
    ...(path.includes('/:slug') && { onRequest: takeSlugOfHeader }),
    ...(method !== 'GET' && {
      preParsing: [...refuseForeignWrites(app), ...sharedLimitOf(app, name)],
      ...budgetOf(app, name, settings),
    }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Each part has passed the schema that its type is generated from.
      const input = Object.fromEntries(parts.map((part) => [part, request[part]])) as Input<N>;
      const result = await answer(input, { request, reply });
      return result === null ? reply.code(204).send() : result;
    },
  });
}

/** The slug of a lead comes in a header: addresses end in the logs of proxies. Pages of earlier releases have it in the path. */
function takeSlugOfHeader(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  // Parameters of a route are an object of texts.
  const params = request.params as Record<string, string>;
  const slug = request.headers[leadHeader];
  if (params['slug'] === inHeader && typeof slug === 'string') params['slug'] = slug;
  done();
}

function schemasOf(name: CallName, parts: readonly InputPart[]) {
  const keys = { params: 'params', query: 'querystring', body: 'body' } as const;
  return Object.fromEntries(parts.map((part) => [keys[part], partSchema(name, part)]));
}
