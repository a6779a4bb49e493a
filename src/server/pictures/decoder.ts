import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRefusal } from '#src/domain/pictures.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import type { Decoded } from './decode.ts';

type Result = Decoded | PictureRefusal;

/** A file in parts that are read when its turn has come: while it waits nothing of it is in memory. */
export type FileInParts = { bytes: number; parts: () => AsyncIterable<Uint8Array> };
/** What the process is sent of a file: its size, then part after part. */
export type Sent = { id: number; bytes: number } | { id: number; part: Uint8Array };

const script = fileURLToPath(new URL('./decoderProcess.ts', import.meta.url));
/** A picture that takes longer is given up, and its process with it. */
const PATIENCE_MS = 20_000;
/** A process without work gives its memory back after this. */
const IDLE_MS = 30_000;
/** Pictures that wait at most. */
const MAX_WAITING = 30;

/**
 * One thread and one heap, and every large piece of memory a mapping of its own: what a picture took goes back to the
 * system when it has been read. With the defaults the process grows by half.
 */
const frugal = {
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    UV_THREADPOOL_SIZE: '1',
    VIPS_CONCURRENCY: '1',
  },
  execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
};

const busy = () =>
  new Refusal(503, { error: 'busy', message: 'Many pictures are being read at this moment. Try again shortly.' }, 5);

/**
 * Reads pictures in a process of its own, one at a time: what a hostile file takes, it takes from that process, which
 * is ended and started anew when it does not answer.
 */
export class Decoder {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;
  #id = 0;

  /** Id of the process that reads, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The picture in a file, or why it is none. Rejects with 503 when too many wait, and as its parts do. */
  decode(file: FileInParts): Promise<Result> {
    if (this.#waiting >= MAX_WAITING) return Promise.reject(busy());
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const result = this.#last.then(() => this.#ask(file)).finally(() => this.#rest());
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Starts the process while a picture is on its way. */
  warm(): void {
    this.#process();
    this.#endWhenIdle();
  }

  /** Ends the process. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #rest(): void {
    this.#waiting -= 1;
    this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    if (this.#waiting > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), IDLE_MS);
    this.#idle.unref();
  }

  #process(): ChildProcess {
    if (this.#child?.connected === true) return this.#child;
    const { PATH = '' } = process.env;
    const child = fork(script, [], {
      serialization: 'advanced',
      stdio: 'ignore',
      env: { PATH, ...frugal.env },
      execArgv: frugal.execArgv,
    });
    // Whoever asks it learns of its end; one that waits for a picture is simply replaced.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  async #ask({ bytes, parts }: FileInParts): Promise<Result> {
    const child = this.#process();
    const id = (this.#id += 1);
    const answer = answerOf(child, id);
    const send = (sent: Sent) =>
      new Promise<void>((resolve) => child.send(sent, (error) => resolve(error ? answer.lose() : undefined)));
    try {
      await send({ id, bytes });
      for await (const part of parts()) await send({ id, part });
      return await answer.result;
    } finally {
      answer.end();
      // One that was lost may seem connected for a moment more: the next picture is not sent to it.
      if (this.#child === child && (answer.isLost() || !child.connected)) this.close();
    }
  }
}

/** What a process answers about a file: one that ends, or takes too long, could not read it. */
function answerOf(child: ChildProcess, id: number) {
  let settle: (result: Result) => void;
  const result = new Promise<Result>((resolve) => (settle = resolve));
  // The process sends nothing else.
  const hear = (message: unknown) => {
    const answer = message as { id: number; result: Result };
    if (answer.id === id) settle(answer.result);
  };
  let lost = false;
  const lose = () => {
    lost = true;
    settle('pictureBroken');
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.on('message', hear).once('exit', lose).once('error', lose);
  child.channel?.ref();
  const end = () => {
    clearTimeout(timer);
    child.off('message', hear).off('exit', lose).off('error', lose);
    child.channel?.unref();
  };
  return { result, lose, isLost: () => lost, end };
}
