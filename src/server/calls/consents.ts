import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#src/api/services.ts';
import { sha256 } from '#src/server/consents/chain.ts';
import { recordBrandConnect } from '#src/server/consents/brandConnect.ts';
import { requireMoment, requireWording } from '#src/server/consents/checkConsent.ts';
import { appendConsents } from '#src/server/consents/ledger.ts';
import { lockedTie } from '#src/server/consents/tie.ts';
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
    await requireWording(context, decision);
    const phone = decision.phone && normalPhone(decision.phone, decision.country);
    const proven = await provenAmong(context, request, contactsAmong([phone], [decision.email]));
    await db.transaction().execute(async (tx) => {
      const tie = await lockedTie({ ...context, db: tx }, request, { slug, tabId });
      // It may have gone over to somebody else since, under another slug, or be erased.
      if ((await findLead(tx, slug)) === undefined) throw noLead();
      const entry = { tie, at: clock(), idempotencyKey: key, proven };
      await appendConsents(tx, [{ decision: { ...decision, ...(phone && { phone }) }, entry }]);
    });
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
