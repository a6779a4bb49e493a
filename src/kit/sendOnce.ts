import type { CallSettings } from '#src/api/call.ts';
import { maxVisibleWaitMs, retry } from '#src/api/retry.ts';
import { uuid } from '#src/api/uuid.ts';

/** One repetition after a second: the visitor waits for the outcome. */
const delaysMs = [1000];

/** As long as what was entered is remembered at most: the contents name the visitor. */
const rememberedMs = 3_600_000;
const keys = new Map<string, string>();

/** The idempotency key of a content: the same for every attempt of the same content on this page within an hour. */
function keyOf(content: unknown): string {
  const text = JSON.stringify(content);
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = uuid();
  keys.set(text, key);
  setTimeout(() => keys.delete(text), rememberedMs);
  return key;
}

/**
 * Sends a request that must take effect at most once while the visitor waits: repeated once after a transient error,
 * and under the same idempotency key again when the visitor submits the same content later. Rejects as `retry` does.
 */
export function sendOnce<T>(content: unknown, send: (settings: CallSettings) => Promise<T>): Promise<T> {
  const idempotencyKey = keyOf(content);
  return retry(() => send({ idempotencyKey }), { delaysMs, maxWaitMs: maxVisibleWaitMs });
}
