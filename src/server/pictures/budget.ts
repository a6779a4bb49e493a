const HOUR = 3_600_000;

type Spent = { since: number; bytes: number; pictures: number };

/** What one visitor, and everybody at one address together, may send within an hour. */
const limits = {
  lead: { bytes: 60 * 1024 * 1024, pictures: 60 },
  address: { bytes: 300 * 1024 * 1024, pictures: 300 },
} as const;

type Sender = { leadId: string; address: string };

/** Counts what is sent, in this process alone. A factor of 0 switches the limits off. */
export class UploadBudget {
  readonly #spent = new Map<string, Spent>();
  readonly #factor: number;

  constructor(factor: number) {
    this.#factor = factor;
  }

  /** Takes bytes, or a picture more, from the budgets of a sender. False when one of them would not have it. */
  take({ leadId, address }: Sender, { bytes = 0, pictures = 0 }: Partial<Spent>, now: Date): boolean {
    if (this.#factor === 0) return true;
    this.#forget(now.getTime());
    const accounts = [
      [this.#account(`lead ${leadId}`, now), limits.lead],
      [this.#account(`address ${address}`, now), limits.address],
    ] as const;
    const fits = accounts.every(
      ([spent, limit]) =>
        spent.bytes + bytes <= limit.bytes * this.#factor && spent.pictures + pictures <= limit.pictures * this.#factor,
    );
    if (!fits) return false;
    for (const [spent] of accounts) {
      spent.bytes += bytes;
      spent.pictures += pictures;
    }
    return true;
  }

  #account(name: string, now: Date): Spent {
    const spent = this.#spent.get(name) ?? { since: now.getTime(), bytes: 0, pictures: 0 };
    this.#spent.set(name, spent);
    return spent;
  }

  /** Accounts stand in the order of their age. */
  #forget(now: number): void {
    for (const [name, { since }] of this.#spent) {
      if (now - since < HOUR) return;
      this.#spent.delete(name);
    }
  }
}
