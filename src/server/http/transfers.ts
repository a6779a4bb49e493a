import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestMetrics } from './requestMetrics.ts';
import { callerAddress } from './limits.ts';
import { endUnreadable, type UnreadableAnswers } from './unreadable.ts';

/** How long the web server waits for the head of a request and for the whole of it, and how often it looks, in ms. */
export const arrivalTimeouts = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 1000 };

/**
 * What a connection may take its time for: how often it was looked at since it was last found quick enough, and what it
 * had carried by then. Looks are counted, not time: while the process is held up, nothing can be carried.
 */
type Transfer = { socket: Socket; looks: number; carried: number; carriedBefore: number };

export type Patience = {
  /** How often a body and an answer must have come on, in ms: a phone loses its network for seconds. */
  bodyMs: number;
  answerMs: number;
  /** By how much each time, in bytes a second: what the slowest phone networks carry. */
  bytesPerSecond: number;
  /** Bodies that arrive at a time, and the bytes of them that are there: beyond, the oldest of the address that has most is ended. */
  bodies: number;
  bodyBytes: number;
  /** How often all of it is looked at, in ms. */
  everyMs: number;
};

const usual: Patience = {
  bodyMs: 10_000,
  answerMs: 30_000,
  bytesPerSecond: 1000,
  bodies: 1000,
  bodyBytes: 256 * 1024 * 1024,
  everyMs: 1000,
};

/**
 * Ends connections over which a body arrives, or an answer is taken, too slowly to be a visitor's. Where too many bodies
 * arrive at once the oldest of the address goes that sends most, since those of visitors are there within moments.
 */
export function addTransfers(
  app: FastifyInstance,
  { metrics, unreadable }: { metrics?: RequestMetrics | undefined; unreadable: UnreadableAnswers },
  changes: Partial<Patience> = {},
): void {
  const patience = { ...usual, ...changes };
  const bodies = new Bodies(patience, (request) => {
    metrics?.countSlow('body');
    endUnreadable(tooSlow(), request.raw.socket, unreadable, request);
  });
  const answers = new Map<FastifyReply, Transfer>();

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) bodies.open(request);
    reply.raw.once('close', () => {
      bodies.close(request);
      answers.delete(reply);
    });
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    bodies.close(request);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { socket } = request.raw;
    if (!reply.raw.destroyed) answers.set(reply, opened(socket, takenOf(socket)));
    done();
  });

  const timer = setInterval(() => {
    bodies.endSlow();
    for (const [reply, answer] of answers) {
      if (!isSlow(answer, takenOf(answer.socket), patience.answerMs, patience)) continue;
      metrics?.countSlow('answer');
      answers.delete(reply);
      answer.socket.destroy();
    }
  }, patience.everyMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

type Body = Transfer & { address: string };

/** The bodies that are arriving, the oldest first. */
class Bodies {
  readonly #open = new Map<FastifyRequest, Body>();
  /** The same by the address that sends them. */
  readonly #byAddress = new Map<string, Set<FastifyRequest>>();
  readonly #patience: Patience;
  readonly #tell: (request: FastifyRequest) => void;

  constructor(patience: Patience, tell: (request: FastifyRequest) => void) {
    this.#patience = patience;
    this.#tell = tell;
  }

  open(request: FastifyRequest): void {
    const { socket } = request.raw;
    const address = callerAddress(request);
    this.#open.set(request, { ...opened(socket, socket.bytesRead), address });
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? new Set()).add(request));
    if (this.#open.size > this.#patience.bodies) this.#endOfHeaviest(({ size }) => size);
  }

  close(request: FastifyRequest): void {
    const { address = '' } = this.#open.get(request) ?? {};
    this.#open.delete(request);
    const others = this.#byAddress.get(address);
    others?.delete(request);
    if (others?.size === 0) this.#byAddress.delete(address);
  }

  endSlow(): void {
    const { bodyMs, bodyBytes } = this.#patience;
    for (const [request, body] of this.#open)
      // Where a request came by no network there are no bytes to count, and it is not slow.
      if (isSlow(body, body.socket.bytesRead, bodyMs, this.#patience)) this.#end(request);
    const bytesOf = (requests: Iterable<FastifyRequest>) =>
      [...requests].reduce((sum, request) => sum + this.#arrived(request), 0);
    let bytes = bytesOf(this.#open.keys());
    while (bytes > bodyBytes) {
      const ended = this.#endOfHeaviest(bytesOf);
      bytes = ended ? bytesOf(this.#open.keys()) : 0;
    }
  }

  #arrived(request: FastifyRequest): number {
    const body = this.#open.get(request);
    return body ? body.socket.bytesRead - body.carriedBefore : 0;
  }

  /**
   * Ends the oldest body of the address whose bodies weigh most: what others send costs nobody a body of their own. Gives
   * whether there was one.
   */
  #endOfHeaviest(weigh: (requests: ReadonlySet<FastifyRequest>) => number): boolean {
    let most = -1;
    let oldest: FastifyRequest | undefined;
    for (const requests of this.#byAddress.values()) {
      const weight = weigh(requests);
      if (weight <= most) continue;
      most = weight;
      [oldest] = requests;
    }
    if (oldest) this.#end(oldest);
    return oldest !== undefined;
  }

  #end(request: FastifyRequest): void {
    this.close(request);
    this.#tell(request);
    request.raw.socket.destroySoon();
  }
}

const opened = (socket: Socket, carried: number): Transfer => {
  return { socket, looks: 0, carried, carriedBefore: carried };
};

/** Looks at a transfer: whether it has carried too little in its time. Found quick enough, it has as much time again. */
function isSlow(transfer: Transfer, carried: number, ms: number, { everyMs, bytesPerSecond }: Patience): boolean {
  transfer.looks += 1;
  if (transfer.looks <= ms / everyMs) return false;
  if (carried - transfer.carried < (ms / 1000) * bytesPerSecond) return true;
  Object.assign(transfer, { looks: 0, carried });
  return false;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bytes that the other side has room for: those written without those that still wait. */
const takenOf = (socket: Socket) => socket.bytesWritten - socket.writableLength;

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
