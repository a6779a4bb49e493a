import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Tx = Transaction<Database>;

/** Appointments that people with one number may have open at a time: a family, and not a calendar full. */
const MAX_OF_NUMBER = 3;

const tooManyOfNumber = () =>
  new Refusal(409, {
    error: 'tooManyAppointments',
    message: `This number has ${MAX_OF_NUMBER} appointments already. Call us to make another one.`,
    field: 'customer.phone',
  });

/**
 * Throws 409 where a number has as many open appointments as it may: those of every lead that has it or had it, for the person
 * or the caregiver, since whoever books may change it right after. Of several that ask at the same moment each waits for
 * the transaction of the one before, and counts what that has set aside.
 */
export async function requireFewOfNumber(tx: Tx, phone: string, now: Date): Promise<void> {
  const number = sealingOf(tx).hash('phone', phone);
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 0))`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from appointment
    where lead_id in (select lead_id from lead_contact where value = ${number} and kind = 'phone')
      and state in ('asked', 'booked') and ends_at > ${now.toISOString()}::timestamptz`.execute(tx);
  if ((rows[0]?.n ?? 0) >= MAX_OF_NUMBER) throw tooManyOfNumber();
}
