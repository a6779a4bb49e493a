import { createHash } from 'node:crypto';
import type { Input } from '#src/api/call.ts';
import type { ServerContext } from '#src/server/context.ts';

type Consent = Input<'brandConnectConsent'>['body'];

/** Adds the consent, or its withdrawal, with the exact wording. It names no lead: a phone number is what it covers. */
export async function recordBrandConnect({ db, clock }: ServerContext, consent: Consent): Promise<null> {
  const at = clock().toISOString();
  const sha256 = createHash('sha256').update(consent.text, 'utf8').digest('hex');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('consent_text')
      .values({ sha256, text: consent.text, first_seen_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('brand_connect_consent')
      .values({
        at,
        phone: consent.phone,
        text_sha256: sha256,
        postal_code: consent.postal ?? null,
        country: consent.country,
        consent_type: consent.consentType,
        has_consent: consent.hasConsent,
        is_international: consent.isInternational,
        study_site_ext_id: consent.studySiteExternalId ?? null,
      })
      .execute();
  });
  return null;
}
