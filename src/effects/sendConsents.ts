import { uuid } from '#src/api/uuid.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { ConsentDue, SavedState } from '#src/domain/state.ts';
import type { Consent, ConsentType } from '#src/generated/api.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { reachOf, unsentDecisions, type ConsentDecision } from './consentDecisions.ts';
import { patiently } from './retryInBackground.ts';
import { inTurn } from './enqueue.ts';

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

function dueOf(context: EffectContext, { wording, ...decision }: ConsentDecision): ConsentDue {
  const { phone, email } = context.facts().answers;
  return { ...decision, ...shownConsent(context, wording), ...(phone && { phone }), ...(email && { email }) };
}

const sameDecision = ['consentType', 'hasConsent', 'how', 'country', 'phone', 'email'] as const;

/**
 * Notes what was decided since the last time, as it was read when the visitor went on: until the lead is saved they may
 * go to another step or language.
 */
export function noteConsents(context: EffectContext): readonly ConsentDue[] {
  const { saved } = context.state();
  const { consentsDue: before = [] } = saved;
  const consentsDue = unsentDecisions(context.facts(), saved).map((decision) => {
    const due = dueOf(context, decision);
    return before.find((held) => sameDecision.every((name) => held[name] === due[name])) ?? due;
  });
  if (before.length + consentsDue.length > 0) context.change((state) => ({ saved: { ...state.saved, consentsDue } }));
  return consentsDue;
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

/** What is known of the consents of a lead once this one has been sent. */
export function sentOf(
  { consentsSent, consentsTo, consentsDue = [] }: SavedState,
  { consentType, hasConsent, ...body }: Pick<Consent, 'consentType' | 'hasConsent' | 'phone' | 'email'>,
): Partial<SavedState> {
  const reach = reachOf(consentType, body);
  return {
    consentsSent: { ...consentsSent, [consentType]: hasConsent },
    consentsDue: consentsDue.filter((due) => due.consentType !== consentType),
    ...(reach && { consentsTo: { ...consentsTo, [consentType]: reach } }),
  };
}

async function sendOne(context: EffectContext, body: Consent, idempotencyKey: string): Promise<void> {
  await context.call('sendConsent', { body }, { idempotencyKey, keepalive: true });
  context.change(({ saved }) => (saved.slug === body.slug ? { saved: { ...saved, ...sentOf(saved, body) } } : {}));
  const { consentType } = body;
  context.count(codeOf[consentType]);
}

/** Sends what was decided since the last time, each decision once. Keeps the caller for one try. */
export function sendUnsentConsents(context: EffectContext): Promise<void> {
  return inTurn(context.sending.consents, async () => {
    const { slug } = context.state().saved;
    if (!slug) return;
    const due = noteConsents(context);
    await Promise.all(
      due.map((consent) => {
        const body = { slug, ...consent };
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
