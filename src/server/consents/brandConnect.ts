import type { FastifyRequest } from 'fastify';
import type { Input } from '#src/api/call.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { ServerContext } from '#src/server/context.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { contactsAmong } from '#src/server/visitor/contact.ts';
import { provenAmong } from '#src/server/visitor/provenContact.ts';
import { requireMoment, requireWording } from './checkConsent.ts';
import { appendConsents } from './ledger.ts';
import { lockedTie } from './tie.ts';

type Body = Input<'brandConnectConsent'>['body'];
type Sent = { request: FastifyRequest; key?: string | undefined };

/**
 * Adds the state of the box for commercial texts to the ledger. It belongs to the lead that this session saved, or will
 * save; a caller who names none of its own decides for nobody, whatever the phone number.
 */
export async function recordBrandConnect(context: ServerContext, body: Body, { request, key }: Sent): Promise<null> {
  const { db, clock } = context;
  const { leadId: tabId, slug, ...decision } = body;
  requireMoment(decision.clientTime);
  const phone = toE164(body.phone, body.country);
  if (phone === undefined) throw invalid('phone', 'This is no phone number.');
  await requireWording(context, decision);
  const proven = await provenAmong(context, request, contactsAmong([phone], []));
  await db.transaction().execute(async (tx) => {
    const tie = await lockedTie({ ...context, db: tx }, request, { slug, tabId });
    const entry = { tie, at: clock(), idempotencyKey: key, proven, isChange: true };
    await appendConsents(tx, [{ decision: { ...decision, phone, how: 'box' }, entry }]);
  });
  return null;
}
