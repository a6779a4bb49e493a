import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import type { EarlierLead } from '#src/server/leads/earlier.ts';
import { mayAskAbout } from '#src/server/studies/askedNumbers.ts';
import type { Channel } from './link.ts';
import { verifiedOf } from './load.ts';

/** Numbers of others within a day: as many as one address may ask about elsewhere. */
const most = { address: 20, session: 20 };

/**
 * Whether the verdict on a lead may be shown to whoever has its link. Who takes part in a study already does not qualify, so
 * that it tells of the number, which anybody may have typed: where neither the link came by it nor a code proved it,
 * looking counts as a question about it.
 */
export async function mayKnowVerdict(
  context: ServerContext,
  request: FastifyRequest,
  { earlier: { lead }, channel }: { earlier: EarlierLead; channel: Channel },
): Promise<boolean> {
  const { db, settings, clock } = context;
  if (lead.studyId === undefined || channel === 'phone' || (await verifiedOf(db, lead)).phone) return true;
  const address = callerAddress(request);
  const question = { phone: lead.phone1, address, session: `my data ${address}` };
  if (await mayAskAbout(db, question, { factor: settings.rateLimitFactor, now: clock() }, most)) return true;
  request.log.warn({ alarm: 'numbers-asked' }, 'somebody asks about more phone numbers than a visitor has');
  return false;
}
