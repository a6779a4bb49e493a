import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { PartnerContext } from '#src/server/partners/callPartner.ts';
import type { Channel } from '#src/domain/channel.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Message } from './message.ts';

/**
 * What a stand-in does in place of sending: it keeps the message in the database and, on the machine of whoever builds
 * or tries the product, shows it in the terminal. Nothing is left of one whose lead was erased once it was written.
 */
export async function keepMessage(
  { db, clock, settings }: PartnerContext,
  channel: Channel,
  { to, leadId, subject, text }: Message,
): Promise<void> {
  const row = {
    at: clock().toISOString(),
    channel,
    recipient: sealingOf(db).hash(channel === 'email' ? 'email' : 'phone', to),
    sealed: sealRow(db, 'stand_in_message', {}, { to, subject: channel === 'email' ? subject : null, text }),
  };
  const isKept = await db.transaction().execute(async (tx) => {
    if (leadId !== undefined && !(await isThere(tx, leadId))) return false;
    await tx.insertInto('stand_in_message').values(row).execute();
    return true;
  });
  if (isKept && settings.showMessages)
    process.stdout.write(
      `\n--- ${channel} to ${to}, not sent ---\n${channel === 'email' ? `${subject}\n\n` : ''}${text}\n---\n`,
    );
}

/** Whoever erases the lead at this moment waits for the message, and erases it too. */
async function isThere(tx: Transaction<Database>, leadId: string): Promise<boolean> {
  const { rows } = await sql`select id from lead where id = ${leadId}::uuid for share`.execute(tx);
  return rows.length > 0;
}
