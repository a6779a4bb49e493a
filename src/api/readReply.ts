import shapes from '#src/generated/replyShapes.json' with { type: 'json' };
import type { CallName } from './call.ts';
import { ApiError } from './apiError.ts';
import { matchesShape, type ReplyShape } from './replyShape.ts';

// Safe: generated from the schema of the calls; TypeScript only widens its literals to strings. Others reply nothing.
const shapeOf = shapes as unknown as Readonly<Partial<Record<CallName, ReplyShape>>>;

/** What a text in JSON says; null for none, undefined for one that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return undefined;
  }
}

/**
 * The reply of a call from the text of its response; an empty text is `null`, and so is an unknown object where there need
 * be no reply: the status has said that the call succeeded. Throws an `ApiError` with the code `malformed` for a text that
 * is no JSON, such as the page of a network that wants a login, or not of the shape of the call.
 */
export function readReply(name: CallName, text: string): unknown {
  const reply = parsed(text);
  const shape = shapeOf[name] ?? 'null';
  if (matchesShape(shape, reply)) return reply;
  if (matchesShape({ has: {} }, reply) && matchesShape(shape, null)) return null;
  throw new ApiError({ status: 502, code: 'malformed', message: 'The server gave an unusable answer.' });
}
