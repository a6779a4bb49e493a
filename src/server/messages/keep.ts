import type { PartnerContext } from '#src/server/partners/callPartner.ts';
import type { Channel } from '#src/server/settings/readers.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { Message } from './message.ts';

/**
 * What a stand-in does in place of sending: it keeps the message in the database and, on the machine of whoever builds
 * or tries the product, shows it in the terminal.
 */
export async function keepMessage(
  { db, clock, settings }: PartnerContext,
  channel: Channel,
  { to, subject, text }: Message,
): Promise<void> {
  const row = {
    at: clock().toISOString(),
    channel,
    recipient: sealingOf(db).hash(channel === 'email' ? 'email' : 'phone', to),
    sealed: sealRow(db, 'stand_in_message', {}, { to, subject: channel === 'email' ? subject : null, text }),
  };
  await db.insertInto('stand_in_message').values(row).execute();
  if (settings.showMessages)
    process.stdout.write(
      `\n--- ${channel} to ${to}, not sent ---\n${channel === 'email' ? `${subject}\n\n` : ''}${text}\n---\n`,
    );
}
