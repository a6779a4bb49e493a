import type { FastifyBaseLogger } from 'fastify';
import type { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { visit, VisitFailed, type VisitParts } from './visit.ts';

type TimerParts = Omit<VisitParts, 'signal'> & {
  metrics: RequestMetrics;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How long the server has to itself before the first visit, in ms. */
  startMs?: number;
};

const MINUTE = 60_000;
/** A server that has just started loads what it needs, and lags. */
const START_MS = 15_000;

/** Visits the server soon and every `SYNTHETIC_VISIT_MINUTES` from then on, and tells metrics and log how it went. */
export function startSyntheticVisits({ metrics, log, startMs = START_MS, ...parts }: TimerParts): {
  stop(): Promise<void>;
} {
  const minutes = parts.settings.syntheticVisitMinutes;
  if (minutes === 0) return { stop: () => Promise.resolve() };
  const noted = metrics.addSyntheticVisits();
  const stopping = new AbortController();
  let visiting = Promise.resolve();
  const go = () => {
    visiting = visit({ ...parts, signal: stopping.signal }).then(
      () => noted.succeeded(new Date()),
      (error: unknown) => {
        if (stopping.signal.aborted) return;
        const { at, status } = error instanceof VisitFailed ? error : { at: 'visitor', status: undefined };
        noted.failed(at);
        log.error({ alarm: 'synthetic-visit-failed', at, status }, 'the synthetic visitor did not come through');
      },
    );
  };
  const timer = setInterval(go, minutes * MINUTE);
  const first = setTimeout(go, startMs);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      stopping.abort();
      await visiting;
    },
  };
}
