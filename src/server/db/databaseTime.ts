import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The time of the database, as the clock of this server tells it: servers whose clocks differ lease, queue and count by one
 * time. Until it was followed once it is that of this server, and for good with a database of its own, which has the same.
 */
export class DatabaseTime {
  readonly #db: Kysely<Database> | undefined;
  readonly #own: () => number;
  /** How far the database is ahead of this server, in ms. */
  #ahead = 0;

  constructor(db: Kysely<Database> | undefined, own: () => number = Date.now) {
    this.#db = db;
    this.#own = own;
  }

  readonly clock = (): Date => new Date(this.#own() + this.#ahead);

  /** Asks the database. What the clocks are taken to differ by changes no further than its answer proves. */
  async follow(): Promise<void> {
    if (!this.#db) return;
    const before = this.#own();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(this.#db);
    const after = this.#own();
    const at = rows[0]?.at.getTime() ?? before;
    this.#ahead = Math.min(Math.max(this.#ahead, at - after), at - before);
  }
}
