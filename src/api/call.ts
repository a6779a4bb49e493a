import type { Api } from '#src/generated/api.ts';

export type CallName = keyof Api;
type Part<N extends CallName, P extends string> = Api[N] extends Record<P, infer V> ? V : never;
type InputParts<N extends CallName> = Omit<Api[N], 'reply'>;

/** What a call needs: its params, query and body, whichever it has. */
export type Input<N extends CallName> = InputParts<N>;
/** What a call answers; `null` for 204. */
export type Reply<N extends CallName> = Part<N, 'reply'>;

export type CallSettings = {
  /** Sent as Idempotency-Key: the same for every retry of the same content. */
  idempotencyKey?: string;
  /** Lets the call finish although the page goes away. */
  keepalive?: boolean;
};

/** Calls the server by the name of the service. Rejects with `ApiError`. */
export type Call = <N extends CallName>(name: N, input: Input<N>, settings?: CallSettings) => Promise<Reply<N>>;
