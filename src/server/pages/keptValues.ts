/** How much may be kept: so many values, and so many bytes of all together. */
type Limits<Value> = { values: number; bytes: number; bytesOf: (value: Value) => number };

/**
 * Values by key, each made once however many ask for it at a time. Beyond the limits those go that nobody has asked for
 * the longest.
 */
export class KeptValues<Value> {
  readonly #limits: Limits<Value>;
  readonly #kept = new Map<string, Value>();
  readonly #underWay = new Map<string, Promise<Value>>();
  #bytes = 0;

  constructor(limits: Limits<Value>) {
    this.#limits = limits;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** The value of a key. What was made is kept where `isKept` says so; a rejection is not. */
  get(key: string, make: () => Promise<Value>, isKept: (value: Value) => boolean): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const made = make()
      .then((value) => {
        if (isKept(value)) this.#keep(key, value);
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  /** Puts another value in the place of one that is still kept. */
  replace(key: string, before: Value, after: Value): void {
    if (this.#kept.get(key) !== before) return;
    const { bytesOf } = this.#limits;
    this.#kept.set(key, after);
    this.#bytes += bytesOf(after) - bytesOf(before);
  }

  #keep(key: string, value: Value): void {
    const { values, bytes, bytesOf } = this.#limits;
    this.#kept.set(key, value);
    this.#bytes += bytesOf(value);
    for (const [oldest, dropped] of this.#kept) {
      if (this.#kept.size <= values && this.#bytes <= bytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(dropped);
    }
  }
}
