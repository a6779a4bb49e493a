/** A storage as browsers have it; `isFull` makes every write fail, as when there is no room. */
export class StorageInMemory implements Storage {
  readonly held = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.held.size;
  }

  key(index: number): string | null {
    return [...this.held.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('There is no room', 'QuotaExceededError');
    this.held.set(key, value);
  }

  removeItem(key: string): void {
    this.held.delete(key);
  }

  clear(): void {
    this.held.clear();
  }
}
