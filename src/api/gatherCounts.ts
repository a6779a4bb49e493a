import type { Call, Input } from './call.ts';

type Counts = Input<'actions'>;
type Gathered = { input: Counts; sent: Promise<null>; send: () => void };

/** How long counts wait for others, in ms. */
const GATHERED_MS = 500;
/** Codes that one call takes. */
const MOST = 20;

/** What is counted, apart from the codes. */
const about = ({ body }: Counts) => JSON.stringify({ ...body, actions: undefined });

const isSameVisit = (one: Counts, other: Counts) =>
  about(one) === about(other) && one.body.actions.length + other.body.actions.length <= MOST;

/** Counts that wait to be sent together. */
class Counting {
  readonly #call: Call;
  #waiting: Gathered | undefined;
  #isWatched = false;
  #isLeft = false;

  constructor(call: Call) {
    this.#call = call;
  }

  /** Resolves once it is sent. */
  gather(input: Counts): Promise<null> {
    this.#watchLeaving();
    if (this.#waiting && !isSameVisit(this.#waiting.input, input)) this.send();
    if (this.#waiting) this.#waiting.input.body.actions.push(...input.body.actions);
    else setTimeout(() => this.send(), GATHERED_MS);
    this.#waiting ??= this.#begun(input);
    const { sent } = this.#waiting;
    if (this.#isLeft || document.visibilityState === 'hidden') this.send();
    return sent;
  }

  send(): void {
    this.#waiting?.send();
    this.#waiting = undefined;
  }

  #begun({ body }: Counts): Gathered {
    const input = { body: { ...body, actions: [...body.actions] } };
    let send: (() => void) | undefined;
    const sent = new Promise<null>((resolve) => {
      send = () => resolve(this.#call('actions', input, { keepalive: true }));
    });
    return { input, sent, send: () => send?.() };
  }

  #watchLeaving(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    const leave = (isLeft: boolean) => {
      this.#isLeft = isLeft;
      this.send();
    };
    addEventListener('pagehide', () => leave(true));
    addEventListener('pageshow', () => leave(false));
    document.addEventListener('visibilitychange', () => this.send());
  }
}

/**
 * As `call`, but what is counted on a step is sent together: before any other call, after a moment, and at once where the
 * page is being left. To send each count by itself took an old phone longer than to draw the next step.
 */
export function gatherCounts(call: Call): Call {
  const counting = new Counting(call);
  return (name, input, settings) => {
    // The name says which input this is, and the reply of such a call is null.
    if (name === 'actions') return counting.gather(input as unknown as Counts) as Promise<never>;
    counting.send();
    return call(name, input, settings);
  };
}
