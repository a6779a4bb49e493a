import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiBasePath } from '#src/api/services.ts';
import type { Backlog } from './backlog.ts';
import { callerAddress } from './limits.ts';
import { Refusal } from './refusal.ts';

const full = () =>
  new Refusal(503, { error: 'busy', message: 'Too many people are here at this moment. Try again shortly.' }, 2);

/** How many calls are worked on at a time: of all visitors, and of one address. 0 is no limit. */
export type Places = { all: number; ofAddress: number };

type Limits = Places & {
  /** Whether calls are turned away too where they wait before they are read; left out where nobody measures it. */
  backlog?: Pick<Backlog, 'isLong'>;
};

/** The share of all places that one address may take: its calls may be slow, such as those that a partner answers. */
export const placesOf = (maxInFlight: number, rateLimitFactor: number): Places => ({
  all: maxInFlight,
  ofAddress: rateLimitFactor === 0 ? 0 : Math.ceil(maxInFlight / 4),
});

/** By the route that was found: an address may be spelt in many ways. */
const isCall = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith(`${apiBasePath}/`) === true;

/**
 * Admits so many calls at a time and answers the others 503 at once, so that those admitted are answered in time. A call
 * takes its place when its body is there and leaves it when its answer is ready: who sends or reads slowly has none. Where
 * none is free, or whoever comes has waited too long, the body is not even read.
 */
export function addAdmission(app: FastifyInstance, { all, ofAddress, backlog }: Limits): void {
  if (all === 0) return;
  const taken = new Map<object, string>();
  const byAddress = new Map<string, number>();
  const leave = (request: object) => {
    const address = taken.get(request);
    if (address === undefined) return;
    taken.delete(request);
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const isLong = backlog?.isLong() ?? false;
    done(isCall(request) && (isLong || taken.size >= all) ? full() : undefined);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isCall(request)) return done();
    const address = callerAddress(request);
    const own = byAddress.get(address) ?? 0;
    if (taken.size >= all || (ofAddress > 0 && own >= ofAddress)) return done(full());
    taken.set(request, address);
    byAddress.set(address, own + 1);
    return done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
}
