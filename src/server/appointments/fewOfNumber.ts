import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';

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
 * Throws 409 where the number of a lead has as many open appointments as it may. Of several leads of a number that ask at
 * the same moment each waits for the transaction of the one before, and counts what that has set aside.
 */
export async function requireFewOfNumber(tx: Tx, leadId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(phone_hash, 0)) from lead where id = ${leadId}::uuid`.execute(
    tx,
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from appointment join lead on lead.id = lead_id
    where lead.phone_hash = (select phone_hash from lead where id = ${leadId}::uuid)
      and state in ('asked', 'booked') and ends_at > ${now.toISOString()}::timestamptz`.execute(tx);
  if ((rows[0]?.n ?? 0) >= MAX_OF_NUMBER) throw tooManyOfNumber();
}
