import { createHash } from 'node:crypto';
import type { Sealing } from '#src/server/sealing/sealing.ts';
import { Refusal, invalid } from './refusal.ts';

/** The key that the caller gave to this attempt. Throws 400 without one. */
export function requiredKey(header: string | string[] | undefined): string {
  const key = optionalKey(header);
  if (key === undefined) throw invalid('Idempotency-Key', 'The header Idempotency-Key is missing: send a new UUID.');
  return key;
}

/** As `requiredKey`, where a call can do without. */
export function optionalKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw invalid('Idempotency-Key', 'The header Idempotency-Key must be 8 to 100 letters, digits, - or _.');
}

/** What is stored of a key: whatever a caller put into it, nobody reads it. */
export const storedKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Keyed hash of a request that is equal for equal content, in whatever order its keys were written. */
export function contentHash(content: unknown, sealing: Sealing): string {
  const plain = createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
  return sealing.hash('request', plain);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

/** 422: the key was used for something else. */
export const reusedKey = () =>
  new Refusal(422, {
    error: 'idempotencyKeyReused',
    message: 'This Idempotency-Key was used with other content. Send a new one.',
    field: 'Idempotency-Key',
  });

/** 409: the first request of this key has not ended. */
export const inFlight = () =>
  new Refusal(
    409,
    {
      error: 'inFlight',
      message: 'The first request with this Idempotency-Key is still under way. Try again shortly.',
      field: 'Idempotency-Key',
    },
    1,
  );
