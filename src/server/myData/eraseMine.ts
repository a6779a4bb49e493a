import type { FastifyBaseLogger } from 'fastify';
import { cancelAll } from '#src/server/appointments/cancelAll.ts';
import type { ServerContext } from '#src/server/context.ts';
import { hashesOf } from '#src/server/db/sealed/rows.ts';
import { erasedWith, eraseLead } from '#src/server/privacy/erase.ts';
import type { OpenedLead } from './link.ts';

/** When a lead was erased, and the number of the receipt. */
export type Erased = { at: Date; receipt: string };

/**
 * Erases a lead whose person asked for it by a link. Gives false, and erases nothing, while the scheduling service
 * does not let go of an appointment. A lead that goes over to somebody else meanwhile stays. Of rows without a lead
 * those go that have what the link came by: any other number was typed by somebody and proves nothing.
 */
export async function eraseMine(
  context: ServerContext,
  { earlier, channel }: Pick<OpenedLead, 'earlier' | 'channel'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const { db, clock } = context;
  const { lead, slug } = earlier;
  const { leadId } = lead;
  const { phone_hash: phone, email_hash: email } = hashesOf(db, { phone: lead.phone1, email: lead.email });
  const contact = { hand: null, phone, email }[channel];
  const proven = contact === null ? [] : [contact];
  const left = await cancelAll(context, await erasedWith(db, leadId, proven), { by: 'visitor', log });
  if (left.length > 0) return false;
  await eraseLead(db, { leadId, reason: 'asked', at: clock(), seen: { slug }, proven });
  return true;
}

/** The erasure of a lead; undefined for one that was never saved. */
export async function erasureOf({ db }: Pick<ServerContext, 'db'>, leadId: string): Promise<Erased | undefined> {
  const row = await db
    .selectFrom('erasure')
    .select(['id', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, receipt: row.id };
}
