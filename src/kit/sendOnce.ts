import type { CallSettings } from '#src/api/call.ts';
import { retry, visitorsPatienceMs } from '#src/api/retry.ts';
import { uuid } from '#src/api/uuid.ts';

/** Waits before the one more try of a call that the visitor waits for, in ms. */
const delays = [1000];

const keys = new Map<string, string>();

/** The key of a content: every try of the same content in this tab repeats it. */
function keyOf(content: unknown): string {
  const text = JSON.stringify(content);
  const key = keys.get(text) ?? uuid();
  keys.set(text, key);
  return key;
}

/**
 * Sends something that must happen once: when no answer comes, once more with the same key, and with the same key again
 * when the visitor tries the same later. Rejects as the call does.
 */
export function onceSent<T>(content: unknown, send: (settings: CallSettings) => Promise<T>): Promise<T> {
  const idempotencyKey = keyOf(content);
  return retry(() => send({ idempotencyKey }), { delays, longestWaitMs: visitorsPatienceMs });
}
