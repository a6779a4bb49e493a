import { performance } from 'node:perf_hooks';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** As long as a server that has begun to listen reads, compiles and renders what it then has: its lag tells of no overload. */
const WARM_UP_MS = 10_000;

/**
 * What is answered under any strain: the liveness probe, since refused it would have the process restarted under its highest
 * load, and files, which take no time and without which the pages of others, and the one that asks to wait, have no looks.
 */
const isAlwaysAnswered = (url: string) => url === '/healthz' || /^\/signup\/(css|js|img)\//.test(url);

const strained = new Refusal(
  503,
  { error: 'busy', message: 'The service is not available at the moment. Try again shortly.' },
  10,
);

/** Answers 503 while the event loop lags by more than `shedLoadMs`, in the mean of a second; 0 for never. */
export async function addStrain(
  app: FastifyInstance,
  { shedLoadMs, now = () => performance.now() }: { shedLoadMs: number; now?: () => number },
): Promise<void> {
  if (shedLoadMs === 0) return;
  let warmAt = Infinity;
  app.addHook('onListen', (done) => {
    warmAt = now() + WARM_UP_MS;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: shedLoadMs,
    pressureHandler: ({ url }) => (now() < warmAt || isAlwaysAnswered(url) ? undefined : Promise.reject(strained)),
  });
}
