import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { DeliveryBody } from './body.ts';

/** Takes a delivery, or rejects. The same key again must change nothing: a worker may die before it notes the success. */
export type Receiver = (key: string, body: DeliveryBody, signal: AbortSignal) => Promise<void>;

/** How long the receiver may take to confirm. */
const TIMEOUT_MS = 10_000;

/** The lead receiver at an address. Only an answer of 2xx counts as taken. */
export function httpReceiver(url: string): Receiver {
  return async (key, body, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new NotTaken(response.status);
  };
}

/** The receiver that is built in: keeps each delivery once by its key, and nothing of a lead that is gone. */
export function embeddedReceiver(db: Kysely<Database>): Receiver {
  return async (key, body) => {
    const { event, leadId } = body;
    await sql`
      with present as (select id from lead where id = ${leadId}::uuid for share)
      insert into delivery (idempotency_key, kind, lead_id, body)
      select ${key}::text, ${event}::text, ${leadId}::uuid, ${JSON.stringify(body)}::jsonb
      where ${body.lead === null}::boolean or exists (select from present)
      on conflict do nothing`.execute(db);
  };
}

/** The receiver answered, but not that it has the delivery. */
export class NotTaken extends Error {
  readonly code: string;

  constructor(status: number) {
    super('The receiver did not take the delivery.');
    this.name = 'NotTaken';
    this.code = `HTTP ${status}`;
  }
}
