import type { Api } from '#src/generated/api.ts';

/** The name of a call in the schema of the calls. */
export type CallName = keyof Api;
type Part<N extends CallName, P extends string> = Api[N] extends Record<P, infer V> ? V : never;
type InputParts<N extends CallName> = Omit<Api[N], 'reply'>;

/** The input of a call: its params, query and body, whichever its schema has. */
export type Input<N extends CallName> = InputParts<N>;
/** The reply of a call; `null` for 204. */
export type Reply<N extends CallName> = Part<N, 'reply'>;

/** How one call is sent, beside its input. */
export type CallSettings = {
  /** Sent as Idempotency-Key: the same for every attempt of the same content. */
  idempotencyKey?: string;
  /** Sent as Lead-Slug: the lead that the call is for, where its body has no place for it. */
  leadSlug?: string | undefined;
  /** Sent beside those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Lets the request finish after the page has been closed; ignored for bodies too large for it. */
  keepalive?: boolean;
};

/** Calls the server by the name of the call. Rejects with `ApiError` and nothing else. */
export type Call = <N extends CallName>(name: N, input: Input<N>, settings?: CallSettings) => Promise<Reply<N>>;
