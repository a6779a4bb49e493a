import { statfsSync } from 'node:fs';

const MB = 1024 * 1024;
/** How long an answer of the file system is cached, in ms. */
const FRESH_MS = 200;

/** The free space on the disk of a folder. */
export class DiskSpace {
  readonly #folder: string;
  #cached = { at: Number.NEGATIVE_INFINITY, free: 0 };

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether more may be written: the rest is for the log of the database and the commands. */
  takesMore(): boolean {
    return this.#free() >= 64 * MB;
  }

  /** Whether an existing database can be opened: it may need one more segment of its log. */
  takesOpening(): boolean {
    return this.#free() >= 20 * MB;
  }

  #free(): number {
    const now = performance.now();
    if (now - this.#cached.at > FRESH_MS) {
      const { bavail, bsize } = statfsSync(this.#folder);
      this.#cached = { at: now, free: bavail * bsize };
    }
    return this.#cached.free;
  }
}
