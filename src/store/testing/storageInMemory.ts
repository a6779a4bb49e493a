/** A storage as browsers have it; `isFull` makes every write fail, as when there is no room. */
export class StorageInMemory implements Storage {
  readonly entries = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('There is no room', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
