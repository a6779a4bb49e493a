import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import { recordBrandConnect } from '#src/server/consents/brandConnect.ts';
import { recordConsent } from '#src/server/consents/ledger.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { findLead } from '#src/server/leads/find.ts';
import { optionalKey } from '#src/server/http/idempotency.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';

/** The consent ledger: rows are added, never changed, and each names the exact wording by its hash. */
export function addConsents(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;

  handle(app, settings, 'sendConsent', async ({ body: { slug, ...decision } }, { request }) => {
    const key = optionalKey(request.headers[idempotencyHeader]);
    requireMoment(decision.clientTime);
    const leadId = await findLead(db, slug);
    if (leadId === undefined) throw notFound('slug', 'There is no such lead. Save it first.');
    const phone = decision.phone && normalPhone(decision.phone, decision.country);
    await recordConsent(db, { ...decision, ...(phone && { phone }) }, { leadId, at: clock(), idempotencyKey: key });
    return null;
  });

  handle(app, settings, 'brandConnectConsent', ({ body }, { request }) => {
    const key = optionalKey(request.headers[idempotencyHeader]);
    if (body.clientTime !== undefined) requireMoment(body.clientTime);
    return recordBrandConnect(context, body, key);
  });
}

function requireMoment(clientTime: string): void {
  if (Number.isNaN(Date.parse(clientTime))) throw invalid('clientTime', 'The moment is not an ISO 8601 one.');
}
