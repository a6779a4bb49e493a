import type { Insertable, Kysely } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { IdempotencyKeyTable } from '#src/server/db/tables/leads.ts';
import { contentHash, reusedKey, storedKey } from '#src/server/http/idempotency.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { findAppointment } from './appointments.ts';

export type BookingAttempt = {
  scope: 'book' | 'bookSite';
  /** Absent where the caller names no attempt: every request is then a new one. */
  key: string | undefined;
  leadId: string;
  /** What was asked for: a key stands for one content of one lead. */
  content: unknown;
};

/** The id of the appointment, and whether an earlier request of the key had made it. */
export type BookingResult = { id: string; isReplay: boolean };

/**
 * Books once per key: the same content again gives the id of the first appointment, since its answer may have been lost;
 * other content is refused with 422. A booking that was refused, or cancelled since, leaves the key free.
 */
export async function bookOnce(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { scope, key: sent, leadId, content }: BookingAttempt,
  book: () => Promise<string>,
): Promise<BookingResult> {
  if (sent === undefined) return { id: await book(), isReplay: false };
  const key = storedKey(sent);
  const hash = contentHash({ content, leadId }, sealingOf(db));
  const earlier = await bookedBefore(db, scope, key, hash);
  if (earlier !== undefined) return { id: earlier, isReplay: true };
  const id = await book();
  const row = { scope, key, request_sha256: hash, booking_id: id, lead_id: leadId, created_at: clock().toISOString() };
  await db.transaction().execute(async (tx) => {
    // Nothing is kept of a lead that was erased meanwhile.
    if (await lockLead(tx, leadId)) await keep(tx, row);
  });
  return { id, isReplay: false };
}

async function keep(
  tx: Kysely<Database>,
  row: Insertable<IdempotencyKeyTable> & { booking_id: string },
): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ booking_id: row.booking_id })
        .where('idempotency_key.request_sha256', '=', row.request_sha256),
    )
    .execute();
}

/** The appointment that this key was answered with, unless it was cancelled. Throws 422 for a key of something else. */
async function bookedBefore(
  db: Kysely<Database>,
  scope: string,
  key: string,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['request_sha256', 'booking_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_sha256 !== hash) throw reusedKey();
  const appointment = row?.booking_id ? await findAppointment(db, row.booking_id) : undefined;
  return appointment?.state === 'booked' ? appointment.id : undefined;
}
