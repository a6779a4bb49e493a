import type { FastifyInstance } from 'fastify';
import { apiBasePath } from '#src/api/services.ts';
import { Refusal } from './refusal.ts';

const full = () =>
  new Refusal(503, { error: 'busy', message: 'Too many people are here at this moment. Try again shortly.' }, 2);

/** Admits so many calls at a time and answers the others 503 at once, so that those admitted are answered in time. */
export function addAdmission(app: FastifyInstance, maxInFlight: number): void {
  if (maxInFlight === 0) return;
  const taken = new WeakSet<object>();
  let inFlight = 0;
  const leave = (request: object) => {
    if (taken.delete(request)) inFlight -= 1;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(apiBasePath)) return done();
    if (inFlight >= maxInFlight) return done(full());
    taken.add(request);
    inFlight += 1;
    reply.raw.once('close', () => leave(request));
    return done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}
