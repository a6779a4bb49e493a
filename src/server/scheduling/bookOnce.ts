import { sql, type Kysely } from 'kysely';
import type { BookingRequest } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { leadOfPhone } from '#src/server/leads/find.ts';
import { contentHash, reusedKey } from '#src/server/http/idempotency.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';

export type BookingAttempt = {
  scope: 'book' | 'bookSite';
  /** Absent where the caller names no attempt: every request is then a new one. */
  key: string | undefined;
  body: BookingRequest;
  studySiteId?: string;
};

export type BookingResult = { id: string; isReplay: boolean };

/**
 * Books once per key, in our calendar or that of a scheduling service: the same content again gives the id of the first
 * booking, since its answer may have been lost; other content is refused with 422. A booking that was refused, or
 * cancelled since, leaves the key free.
 */
export async function bookOnce(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  attempt: BookingAttempt,
  book: () => Promise<string>,
): Promise<BookingResult> {
  const { scope, key, body, studySiteId } = attempt;
  if (key === undefined) return { id: await book(), isReplay: false };
  const hash = contentHash({ body, studySiteId });
  const earlier = await bookedBefore(db, scope, key, hash);
  if (earlier !== undefined) return { id: earlier, isReplay: true };
  const id = await book();
  await db
    .insertInto('idempotency_key')
    .values({
      scope,
      key,
      request_sha256: hash,
      booking_id: id,
      lead_id: leadOfPhone(normalPhone(body.customer.phone)),
      created_at: clock().toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ booking_id: id })
        .where('idempotency_key.request_sha256', '=', hash),
    )
    .execute();
  return { id, isReplay: false };
}

/** The id as that of our own table; a scheduling service may give any text. */
const ownId = sql<string>`case when booking_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then booking_id::uuid end`;

/**
 * The booking that this key was answered with, unless it is one of ours that was cancelled. Throws 422 when the key was
 * used for something else.
 */
async function bookedBefore(
  db: Kysely<Database>,
  scope: string,
  key: string,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .leftJoin('booking', (join) => join.on('booking.id', '=', ownId))
    .select(['idempotency_key.request_sha256', 'booking_id', 'cancelled_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_sha256 !== hash) throw reusedKey();
  return row?.cancelled_at ? undefined : (row?.booking_id ?? undefined);
}
