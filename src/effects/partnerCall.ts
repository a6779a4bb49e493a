import { isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import { defineEffect } from '#src/kit/effect.ts';
import { saveLead } from './saveLead.ts';
import { sendUnsentConsents } from './sendConsents.ts';

/** Stored with the tab, so that a reload does not begin the call anew. */
export const startCall = defineEffect({
  description: 'Notes when the call with the candidate began, for agents on the phone. Once for each candidate.',
  moments: ['onEnter'],
  params: {},
  run(context) {
    context.change(({ answers }) => ({ answers: { callStartedAt: new Date().toISOString(), ...answers } }));
    return Promise.resolve();
  },
});

/** The step is not left after a refusal: without this the lead would never be saved. */
export const saveRefusal = defineEffect({
  description: 'Saves the lead as soon as the candidate says no to something that the agent of a partner asked.',
  moments: ['onAnswer'],
  params: {},
  async run(context) {
    if (!isPartnerConsentRefused(context.facts().answers.partnerConsent)) return;
    await saveLead.run(context, {});
    await sendUnsentConsents(context);
  },
});
