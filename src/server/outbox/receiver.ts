import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { batched } from '#src/server/db/batching.ts';
import type { DeliveryBody } from './body.ts';

/** Accepts a delivery, or rejects. The same key again must change nothing: a worker may die before it records the success. */
export type Receiver = (key: string, body: DeliveryBody, signal: AbortSignal) => Promise<void>;

/** How long the receiver may take to confirm. */
const TIMEOUT_MS = 10_000;

/** The lead receiver at an address. Only an answer of 2xx counts as accepted. */
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
    if (!response.ok) throw new DeliveryRefused(response.status);
  };
}

type Delivery = DeliveryBody & { key: string };

/** Saves each delivery once by its key, and nothing of a lead that is erased. */
const saveDelivery = batched<Delivery, undefined>(async (db, deliveries) => {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as one (key text, event text, "leadId" uuid, version integer, lead jsonb)
    ), present as (select id from lead where id in (select "leadId" from given) order by id for share)
    insert into delivery (idempotency_key, kind, lead_id, body)
    select key, event, "leadId",
      jsonb_build_object('event', event, 'leadId', "leadId", 'version', version, 'lead', lead) from given
    where lead is null or exists (select from present where id = "leadId")
    on conflict do nothing`.execute(db);
  return deliveries.map(() => undefined);
});

/** The receiver that is built in. */
export function embeddedReceiver(db: Kysely<Database>): Receiver {
  return (key, body) => saveDelivery(db, { key, ...body });
}

/** The receiver answered with another status than 2xx; `code` names it. */
export class DeliveryRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super('The receiver did not take the delivery.');
    this.name = 'DeliveryRefused';
    this.code = `HTTP ${status}`;
  }
}
