import { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import type { EngineReply, EngineRequest, SentError } from './serveEngine.ts';
import type { LiveEngine, QueryOptions, Transaction } from './steadyEngine.ts';
import { EngineError } from './watchedEngine.ts';

type Waiting = { resolve: (results: Results<unknown> | undefined) => void; reject: (error: Error) => void };

/** How long a thread that was silent for its limit has left, in ms. */
const GRACE_MS = 1000;

/** When statements are given up: after so many ms in which the thread answered nothing; undefined for never. */
export type EngineLimit = { silenceMs?: number };

/** PostgreSQL undoes a transaction that is to be kept if one of its statements failed, and says no more than so. */
const aborted = () =>
  Object.assign(new Error('The transaction was undone: one of its statements failed.'), { code: '25P02' });

const over = () => new Error('The transaction is over.');

const received = ({ message, ...told }: SentError) => Object.assign(new Error(message), told);

/**
 * The embedded database in a thread of its own: while it works, and while it waits for the disk, this one goes on to
 * accept and to read. A thread that ends, that a crash has left unable to answer, or that answers nothing for longer than
 * its limit, has crashed.
 */
export class ThreadedEngine implements LiveEngine {
  hasCrashed = false;
  closed = false;
  /** Whether a commit has been flushed to the disk. */
  hasFlushed = false;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #waiting: Waiting[] = [];
  #limit: EngineLimit = {};
  #silence: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, program: URL) {
    this.#worker = new Worker(program, { workerData: folder });
    let fault: unknown;
    this.#worker.on('message', (reply: EngineReply) => this.#take(reply));
    this.#worker.on('error', (error) => (fault = error));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.hasCrashed ||= !this.closed;
        this.#abandon(fault);
        resolve();
      });
    });
  }

  /**
   * Opens the folder in a thread that runs `program`. Rejects with what the database tells of a folder that it cannot open.
   * What is changed in `limit` counts from the next statement on; the opening takes as long as it takes.
   */
  static async open(
    folder: string,
    program = new URL('./engineThread.ts', import.meta.url),
    limit: EngineLimit = {},
  ): Promise<ThreadedEngine> {
    const engine = new ThreadedEngine(folder, program);
    try {
      await engine.#reply();
      engine.#limit = limit;
      return engine;
    } catch (error) {
      await engine.#end();
      throw error;
    }
  }

  query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#alone(() => this.#ask<T>(text, parameters, options));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      const begun = this.#ask('begin');
      begun.catch(() => undefined);
      let isOver = false;
      const end = (how: 'commit' | 'rollback') => {
        isOver = true;
        return this.#ask(how);
      };
      try {
        const result = await work({
          // What comes late would be kept by itself.
          query: (...asked) => (isOver ? Promise.reject(over()) : this.#ask(...asked)),
          rollback: async () => void (await end('rollback')),
        });
        await begun;
        if (!isOver && (await end('commit')).command === 'ROLLBACK') throw aborted();
        return result;
      } catch (error) {
        await end('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  /** Closes the database once what was asked of it is done, and ends its thread; one that has crashed is only ended. */
  async close(): Promise<void> {
    try {
      if (!this.hasCrashed) await this.#alone(() => this.#close());
    } finally {
      await this.#end();
    }
  }

  #close(): Promise<unknown> {
    const closing = this.#send('close');
    this.closed = true;
    return closing;
  }

  async #end(): Promise<void> {
    await this.#worker.terminate();
    await this.#ended;
  }

  /** One at a time: a statement of others within a transaction would be a part of it. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #ask<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return (await this.#send({ text, ...(parameters && { parameters }), ...(options && { options }) })) as Results<T>;
  }

  #send(request: EngineRequest): Promise<Results<unknown> | undefined> {
    if (this.hasCrashed || this.closed) return Promise.reject(new EngineError('57P02'));
    this.#worker.postMessage(request, []);
    return this.#reply();
  }

  #reply(): Promise<Results<unknown> | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (this.#waiting.length === 1) this.#awaitAnswer();
    });
  }

  #awaitAnswer(): void {
    clearTimeout(this.#silence);
    const [first] = this.#waiting;
    if (!first || this.#limit.silenceMs === undefined) return;
    const giveUp = () => (this.#waiting[0] === first ? this.#giveUp() : undefined);
    // Where the whole process stood still its thread did, too: once it goes on, that has a moment to answer.
    const askOnceMore = () => void (this.#silence = setTimeout(giveUp, GRACE_MS));
    this.#silence = setTimeout(askOnceMore, this.#limit.silenceMs);
  }

  /** Ends the thread, whatever it does. What it had not committed is undone when the folder is opened again. */
  #giveUp(): void {
    this.hasCrashed = true;
    this.#abandon(new Error('The thread of the embedded database fell silent.'));
    void this.#worker.terminate();
  }

  #abandon(cause: unknown): void {
    clearTimeout(this.#silence);
    for (const { reject } of this.#waiting.splice(0)) reject(new EngineError('57P02', cause));
  }

  #take(reply: EngineReply): void {
    this.hasCrashed ||= reply.hasCrashed;
    this.hasFlushed = reply.hasFlushed;
    const waiting = this.#waiting.shift();
    this.#awaitAnswer();
    if ('error' in reply) waiting?.reject(received(reply.error));
    else waiting?.resolve(reply.results);
  }
}
