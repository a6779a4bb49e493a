import { uuid } from '#src/api/uuid.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { Consent, ConsentType } from '#src/generated/api.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { unsentDecisions, type ConsentDecision } from './consentDecisions.ts';
import { patiently } from './patiently.ts';
import { inTurn } from './turns.ts';

/** What every consent says: the wording, where and when it was shown, and where its visitor lives. */
export function shownConsent({ facts, page, step }: EffectContext, wording: ConsentTextName) {
  const { answers, campaign, country, locale } = facts();
  const siteId = studySiteId(facts());
  return {
    text: page.consentText(wording),
    locale,
    campaign: campaign.name,
    step,
    brand: page.brand,
    country,
    isInternational: isInternational(country),
    clientTime: new Date().toISOString(),
    ...(answers.postalCode && { postal: answers.postalCode }),
    ...(siteId && { studySiteExternalId: siteId }),
  };
}

function consentOf(context: EffectContext, slug: string, { wording, ...decision }: ConsentDecision): Consent {
  const { phone, email } = context.facts().answers;
  return { slug, ...decision, ...shownConsent(context, wording), ...(phone && { phone }), ...(email && { email }) };
}

/** Under which code a decision is counted; whether it was given is not told. */
const codeOf: Record<ConsentType, string> = {
  sms: 'consent_sms',
  call: 'consent_call',
  email: 'consent_email',
  clinic: 'consent_clinic',
  commercial: 'consent_commercial',
  medical_records: 'consent_medical_records',
  medical_records_health_data: 'consent_health_data',
};

async function sendOne(context: EffectContext, body: Consent, idempotencyKey: string): Promise<void> {
  await context.call('sendConsent', { body }, { idempotencyKey, keepalive: true });
  const { slug, consentType, hasConsent } = body;
  context.change(({ saved }) =>
    saved.slug === slug
      ? { saved: { ...saved, consentsSent: { ...saved.consentsSent, [consentType]: hasConsent } } }
      : {},
  );
  context.count(codeOf[consentType]);
}

/** Sends what was decided since the last time, each decision once. Keeps the caller for one try. */
export function sendUnsentConsents(context: EffectContext): Promise<void> {
  return inTurn(context.sending.consents, async () => {
    const { slug, consentsSent } = context.state().saved;
    if (!slug) return;
    const unsent = unsentDecisions(context.facts(), consentsSent).map((decision) => consentOf(context, slug, decision));
    await Promise.all(
      unsent.map((body) => {
        const key = uuid();
        return patiently(() => sendOne(context, body, key), {
          patience: 2,
          delays: [1000],
          onGivenUp: () => context.report('error', `Sending the consent ${body.consentType} failed`),
        });
      }),
    );
  });
}

/** Sends the consents given since the last time. Without a saved lead they wait until it is saved. */
export const sendConsents = defineEffect({
  description: 'Sends the consents that were given or withdrawn since the last time.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run: sendUnsentConsents,
});
