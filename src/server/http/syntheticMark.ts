import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The server itself sent it, to see whether visitors come through: it counts nowhere, and what it saves is taken back. */
    isSynthetic: boolean;
  }
}

const header = 'openscreener-synthetic';
const purpose = 'synthetic visit';
/** How long a mark is good, in ms. */
const LIFE_MS = 60_000;

type Secret = Pick<ServerContext, 'cookieSecrets'>;

/** The header by which a server with this secret knows its own visitor, for a minute. */
export function syntheticMark({ cookieSecrets }: Secret, now: Date): Record<string, string> {
  const text = String(now.getTime());
  return { [header]: `${text}.${signatureOf(purpose, text, cookieSecrets)}` };
}

/** Marks the requests that the server itself sent. Nobody else can make them: the mark is signed. */
export function addSyntheticMark(
  app: FastifyInstance,
  { cookieSecrets, clock }: Secret & Pick<ServerContext, 'clock'>,
) {
  app.decorateRequest('isSynthetic', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const mark = request.headers[header];
    if (typeof mark === 'string') {
      const [text = '', signature = ''] = mark.split('.');
      const age = clock().getTime() - Number(text);
      request.isSynthetic = Math.abs(age) < LIFE_MS && isSigned(purpose, text, signature, cookieSecrets);
    }
    done();
  });
}
