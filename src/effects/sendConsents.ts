import { uuid } from '#src/api/uuid.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { ConsentDue, SavedState } from '#src/domain/state.ts';
import type { Consent, ConsentType } from '#src/generated/api.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { contactPointOf, unsentDecisions, type ConsentDecision } from './consentDecisions.ts';
import { retryInBackground } from './retryInBackground.ts';
import { enqueue } from './enqueue.ts';

/** The part that every consent has: its wording, where and when it was shown, and where the visitor lives. */
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

function dueOf(context: EffectContext, { wording, ...decision }: ConsentDecision): ConsentDue {
  const { phone, email } = context.facts().answers;
  return { ...decision, ...shownConsent(context, wording), ...(phone && { phone }), ...(email && { email }) };
}

const sameDecision = ['consentType', 'hasConsent', 'how', 'country', 'phone', 'email'] as const;

/**
 * Stores the unsent decisions in `saved.consentsDue`, each with the wording that was shown when it was made: before the
 * lead is saved the visitor may go to another step or language.
 */
export function recordDueConsents(context: EffectContext): readonly ConsentDue[] {
  const { saved } = context.state();
  const { consentsDue: before = [] } = saved;
  const consentsDue = unsentDecisions(context.facts(), saved).map((decision) => {
    const due = dueOf(context, decision);
    return before.find((recorded) => sameDecision.every((name) => recorded[name] === due[name])) ?? due;
  });
  if (before.length + consentsDue.length > 0) context.change((state) => ({ saved: { ...state.saved, consentsDue } }));
  return consentsDue;
}

/** The event code of each consent type, the same for a consent and its withdrawal. */
const codeOf: Record<ConsentType, string> = {
  sms: 'consent_sms',
  call: 'consent_call',
  email: 'consent_email',
  clinic: 'consent_clinic',
  commercial: 'consent_commercial',
  medical_records: 'consent_medical_records',
  medical_records_health_data: 'consent_health_data',
};

/** The consents of the saved lead after this one has been sent. */
export function afterSending(
  { consentsSent, consentsTo, consentsDue = [] }: SavedState,
  { consentType, hasConsent, ...body }: Pick<Consent, 'consentType' | 'hasConsent' | 'phone' | 'email'>,
): Partial<SavedState> {
  const contactPoint = contactPointOf(consentType, body);
  return {
    consentsSent: { ...consentsSent, [consentType]: hasConsent },
    consentsDue: consentsDue.filter((due) => due.consentType !== consentType),
    ...(contactPoint && { consentsTo: { ...consentsTo, [consentType]: contactPoint } }),
  };
}

async function sendOne(context: EffectContext, body: Consent, idempotencyKey: string): Promise<void> {
  await context.call('sendConsent', { body }, { idempotencyKey, keepalive: true });
  context.change(({ saved }) =>
    saved.slug === body.slug ? { saved: { ...saved, ...afterSending(saved, body) } } : {},
  );
  const { consentType } = body;
  context.count(codeOf[consentType]);
}

/** Sends each unsent decision once; without a saved lead it does nothing. Never rejects: errors are reported. */
export function sendUnsentConsents(context: EffectContext): Promise<void> {
  return enqueue(context.sending.consents, async () => {
    const { slug } = context.state().saved;
    if (!slug) return;
    const due = recordDueConsents(context);
    await Promise.all(
      due.map((consent) => {
        const body = { slug, ...consent };
        const key = uuid();
        return retryInBackground(() => sendOne(context, body, key), {
          foregroundAttempts: 2,
          delaysMs: [1000],
          onGivenUp: () => context.report('error', `Sending the consent ${body.consentType} failed`),
        });
      }),
    );
  });
}

/** Without a saved lead the consents are sent after its first save. */
export const sendConsents = defineEffect({
  description: 'Sends the consents that were given or withdrawn since the last time.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run: sendUnsentConsents,
});
