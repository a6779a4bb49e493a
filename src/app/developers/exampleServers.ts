import { ApiError } from '#src/api/apiError.ts';
import type { Call, CallName } from '#src/api/call.ts';
import { call } from '#src/app/page/call.ts';

/** How the server replies in a situation: as it does, never, not at all, with nothing found, or that calls are taken now. */
export type ServerBehavior = 'replies' | 'waits' | 'unreachable' | 'finds nothing' | 'takes calls';

/** Calls that only read; all others fail as if the server were unreachable. */
const reading: readonly CallName[] = [
  'indicationCategories',
  'canCallNow',
  'verifyPostalCode',
  'availability',
  'directOffers',
];

const unreachable = () =>
  Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Examples change nothing.' }));
const readOnly: Call = (name, ...rest) => (reading.includes(name) ? call(name, ...rest) : unreachable());

/** A server with a fixed reply to one call. */
const withReply = (fixed: CallName, reply: unknown): Call =>
  // The reply is one of that call: the table below is all there is.
  ((name, ...rest) => (name === fixed ? Promise.resolve(reply) : readOnly(name, ...rest))) as Call;

/** A server of each behaviour, none of which changes anything. */
export const exampleServers: Record<ServerBehavior, Call> = {
  replies: readOnly,
  unreachable,
  waits: () => new Promise(() => undefined),
  'finds nothing': withReply('availability', []),
  'takes calls': withReply('canCallNow', { callNow: true }),
};
