import { contactPointOf } from '#src/domain/consentPoint.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import type { ConsentType } from '#src/generated/api.ts';
import type { ConsentDue, SavedState } from '#src/domain/state.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { unsentDecisions, type ConsentDecision } from './consentDecisions.ts';

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

/** The place of another decision in the count of the tab. */
export function nextDecision({ state, change }: Pick<EffectContext, 'state' | 'change'>): number {
  const sequence = (state().saved.decisions ?? 0) + 1;
  change(({ saved }) => ({ saved: { ...saved, decisions: sequence } }));
  return sequence;
}

function dueOf(context: EffectContext, { wording, ...decision }: ConsentDecision): ConsentDue {
  const { phone, email } = context.facts().answers;
  return { ...decision, ...shownConsent(context, wording), ...(phone && { phone }), ...(email && { email }) };
}

const sameDecision = ['consentType', 'hasConsent', 'how', 'country', 'phone', 'email'] as const;

/** Stores these decisions in `saved.consentsDue`, each with the wording that was shown when it was made. */
function recordDue(context: EffectContext, decisions: readonly ConsentDecision[]): void {
  const { consentsDue: before = [] } = context.state().saved;
  const consentsDue = decisions.map((decision) => {
    const due = dueOf(context, decision);
    const recorded = before.find((one) => sameDecision.every((name) => one[name] === due[name]));
    return recorded ?? { ...due, sequence: nextDecision(context) };
  });
  if (before.length + consentsDue.length > 0) context.change((state) => ({ saved: { ...state.saved, consentsDue } }));
}

/** Decisions that the server may not have yet, in their order. */
export const waitingIn = ({ consentsOwed = [], consentsDue = [] }: SavedState) => [...consentsOwed, ...consentsDue];

/**
 * Records the unsent decisions with the wording that was shown when they were made: before the lead is saved the visitor
 * may go to another step or language. Gives all that wait, those of campaigns that were open before among them.
 */
export function recordDueConsents(context: EffectContext): readonly ConsentDue[] {
  recordDue(context, unsentDecisions(context.facts(), context.state().saved));
  return waitingIn(context.state().saved);
}

/** Records withdrawals beside what waits already: nothing that is implied by going on, nor ticked and not gone on with. */
export function recordWithdrawals(context: EffectContext): readonly ConsentDue[] {
  const { saved } = context.state();
  const { consentsDue = [] } = saved;
  const isRecorded = (type: ConsentType) => consentsDue.some((due) => due.consentType === type && due.hasConsent);
  const unsent = unsentDecisions(context.facts(), saved);
  recordDue(
    context,
    unsent.filter(({ consentType, hasConsent }) => !hasConsent || isRecorded(consentType)),
  );
  return waitingIn(context.state().saved);
}

type Sent = Pick<ConsentDue, 'consentType' | 'hasConsent' | 'phone' | 'email' | 'sequence'>;

/** The consents of the saved lead after this one has been sent. What was decided since still waits. */
export function afterSending(
  { consentsSent, consentsTo, consentsDue = [], consentsOwed = [] }: SavedState,
  { consentType, hasConsent, sequence = 0, ...contact }: Sent,
): Partial<SavedState> {
  const isOwed = consentsOwed.some((owed) => owed.sequence === sequence && sequence > 0);
  if (isOwed) return { consentsOwed: consentsOwed.filter((owed) => owed.sequence !== sequence) };
  const contactPoint = contactPointOf(consentType, contact);
  return {
    consentsSent: { ...consentsSent, [consentType]: hasConsent },
    consentsDue: consentsDue.filter((due) => due.consentType !== consentType || (due.sequence ?? 0) > sequence),
    ...(contactPoint && { consentsTo: { ...consentsTo, [consentType]: contactPoint } }),
  };
}
