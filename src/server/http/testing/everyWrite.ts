import { randomUUID } from 'node:crypto';
import type { CallName } from '#src/api/call.ts';
import { services, type Service } from '#src/api/services.ts';
import { goodInputs } from '#src/server/testing/goodInputs.ts';
import { addressOfCall, type Headers, type Visitor } from '#src/server/testing/visitor.ts';

type Written = { name: CallName; url: string; method: string; body: object };

/** A good request to every writing call. That of a call which takes no JSON has bytes for a body. */
export async function everyWrite(visitor: Visitor): Promise<Written[]> {
  const inputs = await goodInputs(visitor);
  // `Object.entries` widens the keys of the table to text.
  const rows = Object.entries(services) as [CallName, Service][];
  return rows
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, { method }]) => {
      const { body = {} } = inputs[name] as { body?: object }; // Only some have one.
      return { name, method, url: addressOfCall(name, inputs[name]), body };
    });
}

/** Headers with a new idempotency key. */
export const keyed = (): Headers => ({ 'idempotency-key': randomUUID() });
