import shapes from '#src/generated/replyShapes.json' with { type: 'json' };
import type { CallName } from './call.ts';
import { ApiError } from './apiError.ts';
import { matchesShape, type ReplyShape } from './replyShape.ts';

// Safe: generated from the schema of the calls; TypeScript only widens its literals to strings.
const shapeOf = shapes as unknown as Readonly<Record<CallName, ReplyShape>>;

const malformed = (message: string, cause?: unknown) =>
  new ApiError({ status: 502, code: 'malformed', message }, cause);

/**
 * The reply of a call from the text of its response; an empty text is `null`. Throws an `ApiError` with the code
 * `malformed` for a text that is no JSON or not of the shape of the call.
 */
export function readReply(name: CallName, text: string): unknown {
  let reply: unknown = null;
  try {
    if (text !== '') reply = JSON.parse(text);
  } catch (error) {
    throw malformed('The server gave an answer that is no JSON.', error);
  }
  if (!matchesShape(shapeOf[name], reply)) throw malformed('The server gave an answer of another shape.');
  return reply;
}
