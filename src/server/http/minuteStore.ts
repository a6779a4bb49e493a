import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { SharedCounts } from './sharedCounts.ts';

/** Addresses at most, so that made up ones fill no memory: beyond, the oldest is forgotten. */
const MAX_ADDRESSES = 10_000;

type Counted = { current: number; until: number };
type Counting = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Route = { routeInfo?: { method?: string | string[]; url?: string } };

/** Where the request limits count: in this process, with what the other servers of the database have counted. */
export function minuteStore(shared: SharedCounts | undefined) {
  return class MinuteStore implements FastifyRateLimitStore {
    readonly #counted = new Map<string, Counted>();
    readonly #route: string;

    constructor(options: FastifyRateLimitOptions & Route) {
      const { method = '', url = 'all' } = options.routeInfo ?? {};
      this.#route = `${String(method)} ${url}`;
    }

    incr(address: string, counting: Counting, timeWindow: number, max: number): void {
      const now = Date.now();
      const name = `minute ${this.#route} ${address}`;
      const one = this.#of(address, now, timeWindow);
      one.current += 1;
      shared?.note(name, { spent: Math.min(one.current, max + 1), until: one.until, limit: max });
      counting(null, { current: one.current + (shared?.others(name, now) ?? 0), ttl: one.until - now });
    }

    child(options: FastifyRateLimitOptions & Route): FastifyRateLimitStore {
      return new MinuteStore(options);
    }

    #of(address: string, now: number, timeWindow: number): Counted {
      const known = this.#counted.get(address);
      if (known && known.until > now) {
        // A clock that was set back has nobody wait for longer.
        known.until = Math.min(known.until, now + timeWindow);
        return known;
      }
      this.#counted.delete(address);
      const one = { current: 0, until: now + timeWindow };
      this.#counted.set(address, one);
      const [oldest] = this.#counted.keys();
      if (this.#counted.size > MAX_ADDRESSES && oldest !== undefined) this.#counted.delete(oldest);
      return one;
    }
  };
}
