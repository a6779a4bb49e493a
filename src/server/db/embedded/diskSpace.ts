import { statfsSync } from 'node:fs';

const MB = 1024 * 1024;
/** How long an answer of the file system is taken for true, in ms. */
const FRESH_MS = 200;

/** How much the disk of a folder still takes. */
export class DiskSpace {
  readonly #folder: string;
  #asked = { at: Number.NEGATIVE_INFINITY, free: 0 };

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether more may be written: what is left after that keeps the log of the database and the commands going. */
  takesMore(): boolean {
    return this.#free() >= 64 * MB;
  }

  /** Whether a database that is there can be opened: it may need one more segment of its log. */
  takesOpening(): boolean {
    return this.#free() >= 20 * MB;
  }

  #free(): number {
    const now = performance.now();
    if (now - this.#asked.at > FRESH_MS) {
      const { bavail, bsize } = statfsSync(this.#folder);
      this.#asked = { at: now, free: bavail * bsize };
    }
    return this.#asked.free;
  }
}
