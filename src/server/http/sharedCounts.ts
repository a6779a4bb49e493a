import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the servers of one database count together; absent where a server is alone. */
    sharedCounts?: SharedCounts;
  }
}

/** The share of a limit from which a sender is reported: visitors stay below, and cost no statement. */
const REPORTED_FROM = 0.1;
/** How often a server reports, in ms. */
const EVERY_MS = 1000;
/** Accounts of a report at most; the rest is in the next. */
const AT_ONCE = 5000;

/** What this server has counted of an account until a moment, how much of that it has reported, and what others have. */
type Account = { until: number; spent: number; reported: number; others: number };
type Parts = Pick<ServerContext, 'db'>;

/**
 * Limits that count in each process learn from it what other servers have counted, a second late. The database gets one
 * statement a second, about senders who come near to a limit alone; while it is away each server counts for itself.
 */
export class SharedCounts {
  readonly #accounts = new Map<string, Account>();
  readonly #waiting = new Set<string>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What the other servers have counted of an account, as they reported it. */
  others(name: string, now: number): number {
    const account = this.#accounts.get(name);
    return account && account.until > now ? account.others : 0;
  }

  /** Notes what this server has counted of an account until a moment, once it is a good part of the limit. */
  note(name: string, { spent, until, limit }: { spent: number; until: number; limit: number }): void {
    if (spent <= limit * REPORTED_FROM) return;
    const known = this.#accounts.get(name);
    if (known?.until === until) known.spent = spent;
    else this.#accounts.set(name, { until, spent, reported: 0, others: 0 });
    this.#waiting.add(name);
  }

  /** Reports what was counted since, and learns what all servers together have. Rejects when the database is away. */
  async exchange(now = Date.now()): Promise<void> {
    for (const [name, { until }] of this.#accounts) if (until <= now) this.#forget(name);
    const given = [...this.#waiting].slice(0, AT_ONCE).flatMap((name) => this.#reportOf(name));
    if (given.length === 0) return;
    const told = await this.#add(given, now);
    for (const { name, account, spent, known } of given) {
      known.reported += spent;
      known.others = Math.max(0, (told.get(account) ?? 0) - known.reported);
      if (known.spent === known.reported) this.#waiting.delete(name);
    }
  }

  #reportOf(name: string): Report[] {
    const known = this.#accounts.get(name);
    if (!known) return [];
    const account = sealingOf(this.#parts.db).hash('asker', `shared count ${name}`);
    return [{ name, known, account, spent: known.spent - known.reported }];
  }

  #forget(name: string): void {
    this.#accounts.delete(name);
    this.#waiting.delete(name);
  }

  /**
   * Adds to the accounts, or begins them anew where their time is over, in the one order that cannot lock up. Gives their
   * sums. A clock that was set back has nobody wait for longer.
   */
  async #add(given: readonly Report[], now: number): Promise<Map<string, number>> {
    const rows = given.map(({ account, spent, known }) => ({ account, spent, until: new Date(known.until) }));
    const isOver = sql`kept.until <= ${new Date(now).toISOString()}::timestamptz`;
    const kept = await sql<{ account: string; spent: number }>`
      insert into shared_count as kept (account, until, spent)
      select account, until, spent from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one (account text, until timestamptz, spent bigint) order by account
      on conflict (account) do update set
        until = case when ${isOver} then excluded.until else least(kept.until, excluded.until) end,
        spent = case when ${isOver} then 0 else kept.spent end + excluded.spent
      returning account, spent`.execute(this.#parts.db);
    return new Map(kept.rows.map(({ account, spent }) => [account, spent]));
  }
}

type Report = { name: string; account: string; spent: number; known: Account };

/** Lets the servers of one database count together, where limits are on. */
export function addSharedCounts(app: FastifyInstance, parts: ServerContext): void {
  if (parts.settings.databaseUrl === undefined || parts.settings.rateLimitFactor === 0) return;
  const counts = new SharedCounts(parts);
  let exchanging = Promise.resolve();
  const timer = setInterval(() => {
    exchanging = exchanging.then(() =>
      // Each server goes on counting; a database that is away is told by the calls themselves.
      counts.exchange().catch((error: unknown) => app.log.debug({ err: error }, 'counts could not be exchanged')),
    );
  }, EVERY_MS);
  app.decorate('sharedCounts', counts);
  app.addHook('onClose', () => {
    clearInterval(timer);
    return exchanging;
  });
}
