import { performance } from 'node:perf_hooks';

/** How long a turn of the event loop may take that reads what has arrived, in ms. */
const TURN_MS = 30;
/** How long turns may be long in a row, in ms: a burst is worked off. */
const PATIENCE_MS = 100;

/**
 * Whether more is sent to this process than it gets through. What arrives waits in its connection, where nobody counts it,
 * until the event loop comes round to it: as long as a turn takes. Whoever is taken needs several turns, so turns must
 * stay short.
 */
export class Backlog {
  #turn = -1;
  #began = 0;
  #last = 0;
  #shortAt = 0;

  /** Asked with each request as it is read: whether it has waited too long, and others do so all the time. */
  isLong(now = performance.now(), turn = performance.nodeTiming.uvMetricsInfo.loopCount): boolean {
    if (turn !== this.#turn) {
      // Between two turns that are not neighbours there was one in which nobody waited.
      const isShort = turn !== this.#turn + 1 || this.#last - this.#began <= TURN_MS;
      if (isShort) this.#shortAt = now;
      this.#turn = turn;
      this.#began = now;
    }
    this.#last = now;
    return now - this.#began > TURN_MS && now - this.#shortAt > PATIENCE_MS;
  }
}
