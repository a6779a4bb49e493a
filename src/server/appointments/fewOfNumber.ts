import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

type Tx = Transaction<Database>;

/** Appointments that people with one number may have open at a time: a family, and not a calendar full. */
const MAX_OF_NUMBER = 3;
/** Appointments that are made for a number within a day, those that were cancelled again too: its owner is written to of each. */
const MAX_A_DAY = 10;
const DAY_MS = 24 * 3_600_000;

const tooManyOfNumber = () =>
  new Refusal(409, {
    error: 'tooManyAppointments',
    message: 'This number has as many appointments as it may. Call us to make another one.',
    field: 'customer.phone',
  });

/** Whether a lead has shown that the number is its person's, or their caregiver's. */
const hasProved = (leadId: RawBuilder<unknown>, number: string) => sql<boolean>`exists (
  select from lead_contact where lead_contact.lead_id = ${leadId} and kind = 'phone' and value = ${number}
    and verified_at is not null)`;

/**
 * Throws 409 where a number has as many appointments as it may, open ones or of a day: those that were made for it, whatever
 * number the lead has since, and whoever has the lead. Of several that ask at the same moment each waits for
 * the transaction of the one before, and counts what that has set aside. For a lead that has proved the number only
 * appointments count whose lead has proved it too, or had before it went over: whoever merely types somebody's number does not keep its owner from booking.
 */
export async function requireFewOfNumber(
  tx: Tx,
  { leadId, phone }: { leadId: string; phone: string },
  now: Date,
): Promise<void> {
  const number = sealingOf(tx).hash('phone', phone);
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 0))`.execute(tx);
  const { rows } = await sql<{ open: number; today: number }>`
    select count(*) filter (where state in ('asked', 'booked') and ends_at > ${now.toISOString()}::timestamptz)::integer as open,
      count(*) filter (where created_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz)::integer as today
    from appointment where phone_hash = ${number}
      and (not ${hasProved(sql`${leadId}::uuid`, number)} or number_proven
        or ${hasProved(sql.ref('appointment.lead_id'), number)})`.execute(tx);
  const { open, today } = rows[0] ?? { open: 0, today: 0 };
  if (open >= MAX_OF_NUMBER || today >= MAX_A_DAY) throw tooManyOfNumber();
}
