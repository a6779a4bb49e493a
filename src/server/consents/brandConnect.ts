import type { Input } from '#src/api/call.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { ServerContext } from '#src/server/context.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { recordConsent } from './ledger.ts';

type Body = Input<'brandConnectConsent'>['body'];

/**
 * Adds the state of the box for commercial texts to the ledger. A phone number is what it covers; the lead is named where
 * the page has begun one.
 */
export async function recordBrandConnect({ db, clock }: ServerContext, body: Body, key?: string): Promise<null> {
  const { leadId, ...decision } = body;
  const phone = toE164(body.phone, body.country);
  if (phone === undefined) throw invalid('phone', 'This is no phone number.');
  const entry = { leadId, at: clock(), idempotencyKey: key, isChange: true };
  await recordConsent(db, { ...decision, phone, how: 'box' }, entry);
  return null;
}
