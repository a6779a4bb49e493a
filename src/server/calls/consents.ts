import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import { sha256 } from '#src/server/consents/chain.ts';
import { recordBrandConnect } from '#src/server/consents/brandConnect.ts';
import { requireMoment, requireWording } from '#src/server/consents/checkConsent.ts';
import { recordConsent } from '#src/server/consents/ledger.ts';
import { tieOf } from '#src/server/consents/tie.ts';
import { publishWordings } from '#src/server/consents/wordings.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';
import { findLead } from '#src/server/leads/find.ts';
import { contactsAmong } from '#src/server/visitor/contact.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { provenAmong } from '#src/server/visitor/provenContact.ts';
import { optionalKey } from '#src/server/http/idempotency.ts';
import { notFound } from '#src/server/http/refusal.ts';

/** The consent ledger: rows are added, never changed, and each names the exact wording by its hash. */
export function addConsents(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;

  app.addHook('onReady', async () => {
    // A database that is away shows elsewhere: the first consent records them then.
    await publishWordings(db, settings, clock()).catch(() =>
      app.log.warn('the wordings of consents are not recorded yet'),
    );
  });

  handle(app, settings, 'sendConsent', async ({ body: { slug, tabId, ...decision } }, { request }) => {
    const key = ledgerKey(request);
    requireMoment(decision.clientTime);
    if ((await findLead(db, slug)) === undefined) throw noLead();
    const tie = await tieOf(context, request, { slug, tabId });
    await requireWording(context, decision);
    const phone = decision.phone && normalPhone(decision.phone, decision.country);
    const proven = await provenAmong(context, request, contactsAmong([phone], [decision.email]));
    const entry = { tie, at: clock(), idempotencyKey: key, proven };
    if (!(await recordConsent(db, { ...decision, ...(phone && { phone }) }, entry, slug))) throw noLead();
    return null;
  });

  handle(app, settings, 'brandConnectConsent', ({ body }, { request }) => {
    const key = ledgerKey(request);
    return recordBrandConnect(context, body, { request, key });
  });
}

const noLead = () => notFound('slug', 'There is no such lead. Save it first.');

/** The key that the caller gave to this attempt, unreadable: the ledger keeps it for ever. */
function ledgerKey({ headers }: FastifyRequest): string | undefined {
  const key = optionalKey(headers[idempotencyHeader]);
  return key && sha256(key);
}
