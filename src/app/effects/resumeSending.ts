import { askWithdrawn, givesAgain } from '#src/effects/askWithdrawn.ts';
import { deliverUnconfirmed } from '#src/effects/deliverLead.ts';
import { sendWaitingConsents } from '#src/effects/sendConsents.ts';
import { submitWaitingCommercial } from '#src/effects/submitCommercialConsent.ts';
import type { Page } from '#src/app/page/page.ts';
import { effectContext } from './effectContext.ts';

/**
 * What was pressed on an earlier page of this tab and is not confirmed is sent by this one, as it was pressed: whatever this
 * page shows, and before its visitor has agreed to anything of it.
 */
export async function resumeSending(page: Page): Promise<void> {
  const context = effectContext(page);
  const asked = askWithdrawn(context);
  if (givesAgain(page.store.getState().saved)) await asked;
  submitWaitingCommercial(context);
  await deliverUnconfirmed(context, async () => sendWaitingConsents(context));
  const { slug, consentsOwed = [], consentsDue = [] } = page.store.getState().saved;
  if (slug !== undefined && consentsOwed.length + consentsDue.length > 0) sendWaitingConsents(context);
}
