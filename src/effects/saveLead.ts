import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { missingInLead } from '#src/domain/lead.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { deliverUnconfirmed } from './deliverLead.ts';
import { recordDueConsents } from './dueConsents.ts';
import { assertValidLead, leadBody } from './leadBody.ts';
import { changeSaved, isLinkLost, storeUnconfirmed } from './savedLead.ts';
import { sendUnsentConsents } from './sendConsents.ts';
import { askWithdrawn, givesAgain } from './askWithdrawn.ts';
import { tabIdOf } from './tabId.ts';

/** The id of this tab's lead; from now on its save is pending. */
function leadIdOf(context: EffectContext): string {
  const leadId = tabIdOf(context);
  context.change(({ saved }) => ({ saved: { ...saved, isPending: true } }));
  return leadId;
}

/**
 * Does nothing while the lead must stay in the tab: the step where the consent is given saves it; nor while the visitor
 * has not said whether to start anew without the lead of their link. What is to be saved is stored with the tab before it is
 * sent, so that its next page sends it where this one cannot.
 */
async function save(context: EffectContext): Promise<void> {
  const missing = missingInLead(context.facts());
  if (missing.length > 0) {
    context.report('error', `Trying to save an invalid lead: ${missing.join(', ')} missing`);
    return;
  }
  if (isLinkLost(context) || !mayLeaveTab(context.facts())) return;
  const leadId = leadIdOf(context);
  const lead = leadBody(context.facts(), context.state(), leadId, context.page);
  try {
    assertValidLead(lead);
  } catch (error) {
    changeSaved(context, leadId, { failed: true });
    // Safe: `assertValidLead` throws only errors, whose messages name no value.
    context.report('error', (error as Error).message);
    return;
  }
  recordDueConsents(context);
  storeUnconfirmed(context, { lead, isQualified: fullyQualified(context.facts()) });
  if (givesAgain(context.state().saved)) await askWithdrawn(context);
  // What was decided since, and what a save does not carry, follows.
  await deliverUnconfirmed(context, () => sendUnsentConsents(context));
}

/** A failed save sets `saved.failed`; the next save sends everything again. */
export const saveLead = defineEffect({
  description: 'Saves the lead: creates it the first time, updates it later.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run: save,
});
