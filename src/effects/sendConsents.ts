import { uuid } from '#src/api/uuid.ts';
import { contactPointOf } from '#src/domain/consentPoint.ts';
import type { ProductEvent } from '#src/domain/eventCodes.ts';
import type { ConsentDue } from '#src/domain/state.ts';
import type { ConsentType, Lead, LeadConsent } from '#src/generated/api.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { afterSending, recordDueConsents, recordWithdrawals, waitingIn } from './dueConsents.ts';
import { retryInBackground } from './retryInBackground.ts';
import { enqueue } from './enqueue.ts';
import { tabIdOf } from './tabId.ts';
import { withoutPictures } from './withdrawn.ts';

/** The event code of each consent type, the same for a consent and its withdrawal. */
const codeOf: Record<ConsentType, ProductEvent> = {
  sms: 'consent_sms',
  call: 'consent_call',
  email: 'consent_email',
  clinic: 'consent_clinic',
  commercial: 'consent_commercial',
  medical_records: 'consent_medical_records',
  medical_records_health_data: 'consent_health_data',
  alert_email: 'consent_alert_email',
  alert_text: 'consent_alert_text',
};

/** Notes that the server has a consent, and counts it once, however often it was sent. */
export function markSent({ state, change, count }: EffectContext, due: ConsentDue): void {
  const isSame = (one: ConsentDue) => one.consentType === due.consentType && one.sequence === due.sequence;
  if (!waitingIn(state().saved).some(isSame)) return;
  change(({ saved }) => ({ saved: { ...saved, ...afterSending(saved, due) } }));
  if (!due.hasConsent) change(withoutPictures);
  count(codeOf[due.consentType]);
}

/**
 * What of the waiting consents a save carries: those for the number and the address of the lead, which the server takes
 * from it. Others follow by themselves.
 */
export function carriedBy(lead: Pick<Lead, 'phone1' | 'email'>, waiting: readonly ConsentDue[]): ConsentDue[] {
  const contact = { phone: lead.phone1, email: lead.email };
  return waiting.filter((due) => contactPointOf(due.consentType, due) === contactPointOf(due.consentType, contact));
}

/** A consent as a save carries it. */
export function inSave({ phone: _phone, email: _email, postal: _postal, ...consent }: ConsentDue): LeadConsent {
  return consent;
}

type Attempt = { slug: string; due: ConsentDue; key: string };

async function sendOne(context: EffectContext, { slug, due, key }: Attempt): Promise<void> {
  const body = { slug, tabId: tabIdOf(context), ...due };
  await context.call('sendConsent', { body }, { idempotencyKey: key, keepalive: true });
  if (context.state().saved.slug === slug) markSent(context, due);
}

/**
 * Sends what the save of the lead did not carry, one after the other; without a saved lead it does nothing. What cannot be
 * sent still waits, for the next save or page. Never rejects: errors are reported.
 */
export function sendUnsentConsents(context: EffectContext): Promise<void> {
  return enqueue(context.sending.consents, async () => {
    const { slug } = context.state().saved;
    if (!slug) return;
    for (const due of recordDueConsents(context)) {
      const key = uuid();
      await retryInBackground(() => sendOne(context, { slug, due, key }), {
        foregroundAttempts: 2,
        onGivenUp: () => context.report('error', `Sending the consent ${due.consentType} failed`),
      });
    }
  });
}

/**
 * Sends what waits at once, for a page that goes away, and what an earlier page left: a withdrawal even where the visitor
 * has not gone on since. The server orders what arrives twice or late.
 */
export function sendWaitingConsents(context: EffectContext): void {
  const { slug } = context.state().saved;
  if (!slug) return;
  for (const due of recordWithdrawals(context))
    sendOne(context, { slug, due, key: uuid() }).catch(() =>
      context.report('warning', `Sending the consent ${due.consentType} failed, it waits`),
    );
}

/** Without a saved lead the consents are sent with its first save. */
export const sendConsents = defineEffect({
  description: 'Sends the consents that were given or withdrawn since the last time.',
  moments: ['onEnter', 'onLeave'],
  needs: ['consents', 'partnerConsent'],
  params: {},
  run: sendUnsentConsents,
});
