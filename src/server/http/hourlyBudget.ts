import type { SharedCounts } from './sharedCounts.ts';

const HOUR = 3_600_000;

/** Accounts at most, so that made up names fill no memory: beyond, the oldest is forgotten. */
const MAX_ACCOUNTS = 100_000;

type Amounts<Unit extends string> = Readonly<Partial<Record<Unit, number>>>;
type Account<Unit extends string> = { since: number; spent: Map<Unit, number> };

/** What an account of each kind, such as a session or an address, may spend of each unit within an hour. */
type Limits<Kind extends string, Unit extends string> = Readonly<Record<Kind, Readonly<Record<Unit, number>>>>;

/** How a budget is shared between the servers of a database: by its own name. */
type Sharing = { name: string; counts: SharedCounts | undefined };

/** Counts what is sent: in this process alone, or with other servers. A factor of 0 switches the limits off. */
export class HourlyBudget<Kind extends string, Unit extends string> {
  readonly #accounts = new Map<string, Account<Unit>>();
  readonly #limits: Limits<Kind, Unit>;
  readonly #factor: number;
  readonly #sharing: Sharing;

  constructor(limits: Limits<Kind, Unit>, factor: number, sharing: Sharing = { name: '', counts: undefined }) {
    this.#limits = limits;
    this.#factor = factor;
    this.#sharing = sharing;
  }

  /**
   * Takes amounts from the accounts of a sender, one of each kind, and gives 0. Where one of them would not have it
   * nothing is taken, and the seconds are given until each begins anew.
   */
  take(sender: Readonly<Record<Kind, string>>, amounts: Amounts<Unit>, now: Date): number {
    if (this.#factor === 0) return 0;
    this.#forget(now.getTime());
    // `Object.entries` widens the keys to text.
    const wanted = Object.entries(amounts) as [Unit, number][];
    const accounts = (Object.entries(sender) as [Kind, string][]).map(([kind, name]) => ({
      limit: this.#limits[kind],
      name: `${this.#sharing.name} ${kind} ${name}`,
      ...this.#account(`${kind} ${name}`, now),
    }));
    const full = accounts.filter(({ name, spent, limit }) =>
      wanted.some(([unit, amount]) => {
        const others = this.#sharing.counts?.others(`${name} ${unit}`, now.getTime()) ?? 0;
        return (spent.get(unit) ?? 0) + others + amount > limit[unit] * this.#factor;
      }),
    );
    if (full.length === 0)
      for (const account of accounts) for (const [unit, amount] of wanted) this.#spend(account, unit, amount);
    return Math.max(0, ...full.map(({ since }) => Math.ceil((since + HOUR - now.getTime()) / 1000)));
  }

  #spend(account: Account<Unit> & { name: string; limit: Readonly<Record<Unit, number>> }, unit: Unit, amount: number) {
    const { name, since, spent, limit } = account;
    const sum = (spent.get(unit) ?? 0) + amount;
    spent.set(unit, sum);
    const counted = { spent: sum, until: since + HOUR, limit: limit[unit] * this.#factor };
    this.#sharing.counts?.note(`${name} ${unit}`, counted);
  }

  #account(name: string, now: Date): Account<Unit> {
    const account = this.#accounts.get(name) ?? { since: now.getTime(), spent: new Map<Unit, number>() };
    // A clock that was set back has nobody wait for longer.
    account.since = Math.min(account.since, now.getTime());
    this.#accounts.set(name, account);
    return account;
  }

  /** Accounts stand in the order of their age. */
  #forget(now: number): void {
    for (const [name, { since }] of this.#accounts) {
      if (now - since < HOUR && this.#accounts.size < MAX_ACCOUNTS) return;
      this.#accounts.delete(name);
    }
  }
}
