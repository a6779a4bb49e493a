import shapes from '#src/generated/replyShapes.json' with { type: 'json' };
import type { CallName } from './call.ts';
import { ApiError } from './apiError.ts';
import { matchesShape, type ReplyShape } from './replyShape.ts';

// Safe: generated from the schema of the calls; TypeScript only widens its literals to strings.
const shapeOf = shapes as unknown as Readonly<Record<CallName, ReplyShape>>;

const malformed = (message: string, cause?: unknown) =>
  new ApiError({ status: 502, code: 'malformed', message }, cause);

/** The calls whose reply may say more than that they succeeded, and need not. */
const alsoSaysMore: readonly CallName[] = ['createLead', 'updateLead'];

/** Whether any object will do as the answer: the status has said that the call succeeded, and the page needs no more. */
const isConfirmed = (name: CallName, reply: unknown) =>
  (shapeOf[name] === 'null' || alsoSaysMore.includes(name)) && matchesShape({ has: {} }, reply);

/**
 * The reply of a call from the text of its response; an empty text is `null`, and so is an unknown object where the status
 * says all. Throws an `ApiError` with the code `malformed` for a text that is no JSON, which is the page of a network that
 * wants a login, or not of the shape of the call.
 */
export function readReply(name: CallName, text: string): unknown {
  let reply: unknown = null;
  try {
    if (text !== '') reply = JSON.parse(text);
  } catch (error) {
    throw malformed('The server gave an answer that is no JSON.', error);
  }
  if (matchesShape(shapeOf[name], reply)) return reply;
  if (isConfirmed(name, reply)) return null;
  throw malformed('The server gave an answer of another shape.');
}
