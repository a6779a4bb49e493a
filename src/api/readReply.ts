import shapes from '#src/generated/replyShapes.json' with { type: 'json' };
import type { CallName } from './call.ts';
import { ApiError } from './apiError.ts';
import { fits, type ReplyShape } from './replyShape.ts';

// Generated from the schema that names the calls; TypeScript widens the words in it to texts.
const shapeOf = shapes as unknown as Readonly<Record<CallName, ReplyShape>>;

const malformed = (message: string, cause?: unknown) =>
  new ApiError({ status: 502, code: 'malformed', message }, cause);

/** What a call answered. Throws where that is no JSON, or not what the call promises, or nothing but should be something. */
export function readReply(name: CallName, text: string): unknown {
  let reply: unknown = null;
  try {
    if (text !== '') reply = JSON.parse(text);
  } catch (error) {
    throw malformed('The server gave an answer that is no JSON.', error);
  }
  if (!fits(shapeOf[name], reply)) throw malformed('The server gave an answer of another shape.');
  return reply;
}
