const HOUR = 3_600_000;

/** Accounts at most, so that made up names fill no memory: beyond, the oldest is forgotten. */
const MAX_ACCOUNTS = 100_000;

type Amounts<Unit extends string> = Readonly<Partial<Record<Unit, number>>>;
type Account<Unit extends string> = { since: number; spent: Map<Unit, number> };

/** What an account of each kind, such as a session or an address, may spend of each unit within an hour. */
type Limits<Kind extends string, Unit extends string> = Readonly<Record<Kind, Readonly<Record<Unit, number>>>>;

/** Counts what is sent, in this process alone. A factor of 0 switches the limits off. */
export class HourlyBudget<Kind extends string, Unit extends string> {
  readonly #accounts = new Map<string, Account<Unit>>();
  readonly #limits: Limits<Kind, Unit>;
  readonly #factor: number;

  constructor(limits: Limits<Kind, Unit>, factor: number) {
    this.#limits = limits;
    this.#factor = factor;
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
      ...this.#account(`${kind} ${name}`, now),
    }));
    const full = accounts.filter(({ spent, limit }) =>
      wanted.some(([unit, amount]) => (spent.get(unit) ?? 0) + amount > limit[unit] * this.#factor),
    );
    if (full.length === 0)
      for (const { spent } of accounts)
        for (const [unit, amount] of wanted) spent.set(unit, (spent.get(unit) ?? 0) + amount);
    return Math.max(0, ...full.map(({ since }) => Math.ceil((since + HOUR - now.getTime()) / 1000)));
  }

  #account(name: string, now: Date): Account<Unit> {
    const account = this.#accounts.get(name) ?? { since: now.getTime(), spent: new Map<Unit, number>() };
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
