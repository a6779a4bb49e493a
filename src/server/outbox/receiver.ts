import { sql, type Kysely } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import type { Database } from '#src/server/db/schema.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { batched } from '#src/server/db/batching.ts';

/** Accepts an event, or rejects. The same id again must change nothing: a worker may die before it records the success. */
export type Receiver = (id: string, event: LeadEvent, signal: AbortSignal) => Promise<void>;

/** How long the receiver may take to confirm. */
const TIMEOUT_MS = 10_000;

/**
 * The lead receiver at an address, told by the scheme of Standard Webhooks: signed with each of the secrets, so that the
 * receiver may know the old one or the new one while they change. Only an answer of 2xx counts as accepted.
 */
export function httpReceiver(url: string, secrets: readonly string[]): Receiver {
  const signers = secrets.map((secret) => new Webhook(secret));
  return async (id, event, signal) => {
    const body = JSON.stringify(event);
    const now = new Date();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryRefused(response.status);
  };
}

type Delivery = { id: string; event: LeadEvent };

/**
 * Saves each event once by its id, and nothing of a lead that is erased. Each tells all of the lead: what one with a lower
 * version told is let go of, so that a lead takes the same room however often it changes.
 */
const saveDelivery = batched<Delivery, undefined>(async (db, deliveries) => {
  const given = deliveries.map(({ id, event }) => ({
    id,
    kind: event.type,
    lead_id: event.data.leadId,
    version: event.data.version ?? 0,
    is_erased: event.data.lead === null,
    sealed: sealRow(db, 'delivery', { idempotency_key: id }, event),
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as one (id text, kind text, lead_id uuid, version integer, is_erased boolean, sealed text)
    ), present as (select id from lead where id in (select lead_id from given) order by id for share),
    added as (
      insert into delivery (idempotency_key, kind, lead_id, version, sealed)
      select id, kind, lead_id, version, case when not exists (
        select from (select lead_id, version from delivery union all select lead_id, version from given) newer
        where newer.lead_id = one.lead_id and newer.version > one.version) then sealed end
      from given one where is_erased or exists (select from present where present.id = lead_id)
      on conflict do nothing returning lead_id, version
    )
    update delivery set sealed = null from added
    where delivery.lead_id = added.lead_id and sealed is not null and coalesce(delivery.version, 0) <= added.version`.execute(
    db,
  );
  return deliveries.map(() => undefined);
});

/** The receiver that is built in. */
export function embeddedReceiver(db: Kysely<Database>): Receiver {
  return (id, event) => saveDelivery(db, { id, event });
}

/** The receiver answered with another status than 2xx; `code` names it. */
class DeliveryRefused extends Error {
  readonly code: string;

  constructor(status: number) {
    super('The receiver did not take the delivery.');
    this.name = 'DeliveryRefused';
    this.code = `HTTP ${status}`;
  }
}
