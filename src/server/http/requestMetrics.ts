import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Answered = { method: string; route: string; status: number; seconds: number };

/** What was too slow to be a visitor's, or too many: a connection, a body that arrives, an answer that is taken. */
type Slow = 'connection' | 'body' | 'answer';

/** What this process counts: answered requests by method, route pattern and status, and connections that it ended. */
export class RequestMetrics {
  readonly registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'openscreener_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: bounds,
    registers: [this.registry],
  });
  readonly #slow = new Counter({
    name: 'openscreener_connections_ended_total',
    help: 'Connections ended because one of these was too slow, or too many.',
    labelNames: ['what'],
    registers: [this.registry],
  });

  /** Patterns of routes have no personal values. */
  observe({ method, route, status, seconds }: Answered): void {
    this.#seconds.observe({ method, route, status }, seconds);
  }

  countSlow(what: Slow): void {
    this.#slow.inc({ what });
  }

  /** Adds those of the synthetic visitor: when it came through last, and where it did not. */
  addSyntheticVisits(): { succeeded(at: Date): void; failed(at: string): void } {
    const last = new Gauge({
      name: 'openscreener_synthetic_visit_timestamp_seconds',
      help: 'When the synthetic visitor last came through; 0 while it has not.',
      registers: [this.registry],
    });
    const failed = new Counter({
      name: 'openscreener_synthetic_visits_failed_total',
      help: 'Synthetic visits that ended before their end, by where.',
      labelNames: ['at'],
      registers: [this.registry],
    });
    return { succeeded: (at) => last.set(at.getTime() / 1000), failed: (at) => failed.inc({ at }) };
  }

  /** Adds the usual metrics of a process: its time, memory, event loop and garbage collection. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
