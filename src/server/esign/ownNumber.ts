import type { FastifyRequest } from 'fastify';
import type { Tie } from '#src/server/consents/tie.ts';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';

/**
 * Refuses with 403 a number that is of no lead which this session saved or whose secret slug the page showed. A signing
 * service sends texts to whatever number it is given.
 */
export async function requireOwnNumber(
  context: ServerContext,
  request: FastifyRequest,
  { phone, tie: { leadId, proof } }: { phone: string; tie: Tie },
): Promise<void> {
  const ids = [
    ...(await sessionLeads(context, request)),
    ...(proof === 'link' && leadId !== undefined ? [leadId] : []),
  ];
  const rows =
    ids.length === 0
      ? []
      : await context.db.selectFrom('lead').select(['country', 'phone_hash']).where('id', 'in', ids).execute();
  const sealing = sealingOf(context.db);
  if (rows.some((row) => row.phone_hash === sealing.hash('phone', normalPhone(phone, row.country)))) return;
  throw new Refusal(403, {
    error: 'otherNumber',
    message: 'A signature is for the number of a lead that this session saved. Save the lead first.',
    field: 'phone',
  });
}
