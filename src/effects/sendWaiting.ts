import type { EffectContext } from '#src/kit/effect.ts';
import { sendWaitingConsents } from './sendConsents.ts';
import { submitWaitingCommercial } from './submitCommercialConsent.ts';

/** Sends at once, by requests that outlive the page, what the visitor decided and the server may not have yet. */
export function sendWaiting(context: EffectContext): void {
  submitWaitingCommercial(context);
  sendWaitingConsents(context);
}
