import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { idempotencyHeader } from '#src/api/services.ts';
import type { Consent } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { handle } from '#src/server/handle.ts';
import { findLead } from '#src/server/leads/find.ts';
import { optionalKey } from '#src/server/leads/idempotency.ts';
import { invalid, notFound } from '#src/server/refusal.ts';

/** The consent ledger: rows are added, never changed, and each keeps the exact wording by its hash. */
export function addConsents(app: FastifyInstance, { db, settings, clock }: ServerContext): void {
  handle(app, settings, 'sendConsent', async ({ body }, { request }) => {
    const key = optionalKey(request.headers[idempotencyHeader]);
    if (Number.isNaN(Date.parse(body.clientTime))) throw invalid('clientTime', 'The moment is not an ISO 8601 one.');
    const leadId = await findLead(db, body.slug);
    if (leadId === undefined) throw notFound('slug', 'There is no such lead. Save it first.');
    await record(db, body, { lead_id: leadId, at: clock().toISOString(), idempotency_key: key ?? null });
    return null;
  });
}

type Entry = { lead_id: string; at: string; idempotency_key: string | null };

async function record(db: Kysely<Database>, consent: Consent, entry: Entry): Promise<void> {
  const sha256 = createHash('sha256').update(consent.text, 'utf8').digest('hex');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('consent_text')
      .values({ sha256, text: consent.text, first_seen_at: entry.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('consent')
      .values({ ...entry, text_sha256: sha256, ...columnsOf(consent) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function columnsOf(consent: Consent) {
  return {
    client_time: consent.clientTime,
    consent_type: consent.consentType,
    has_consent: consent.hasConsent,
    how: consent.how,
    locale: consent.locale,
    campaign: consent.campaign,
    step: consent.step,
    brand: consent.brand ?? null,
    country: consent.country,
    postal_code: consent.postal ?? null,
    phone: consent.phone ?? null,
    email: consent.email ?? null,
    is_international: consent.isInternational,
    study_site_ext_id: consent.studySiteExternalId ?? null,
  };
}
