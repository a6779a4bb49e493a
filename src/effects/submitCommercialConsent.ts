import { uuid } from '#src/api/uuid.ts';
import type { CommercialDue, SavedState } from '#src/domain/state.ts';
import { defineEffect, type EffectContext, type Queue, type Sending } from '#src/kit/effect.ts';
import { afterSending, nextDecision, shownConsent } from './dueConsents.ts';
import { retryInBackground } from './retryInBackground.ts';
import { tabIdOf } from './tabId.ts';

/** The submissions of an open page, one after the other: what waits is in the state, and `tried` is the key of what is tried. */
type Submissions = Queue & { tried?: string | undefined };

const submissionsByPage = new WeakMap<Sending, Submissions>();

function submissionsOf({ sending }: Pick<EffectContext, 'sending'>): Submissions {
  const submissions = submissionsByPage.get(sending) ?? { last: Promise.resolve() };
  submissionsByPage.set(sending, submissions);
  return submissions;
}

/** Forgets what was submitted, and tries it no more: a copy of the tab has withdrawn it. */
export function forgetSubmitted(page: Pick<EffectContext, 'sending'>): void {
  submissionsOf(page).tried = undefined;
}

function dueOf(context: EffectContext, hasConsent: boolean): CommercialDue | undefined {
  const { phone } = context.facts().answers;
  if (!phone) return undefined;
  const body = {
    ...shownConsent(context, 'commercial'),
    phone,
    consentType: 'commercial' as const,
    hasConsent,
    leadId: tabIdOf(context),
    sequence: nextDecision(context),
  };
  return { body, key: uuid() };
}

/** The page tries this one and no earlier one; it is stored until the server has it, for the next page of the tab too. */
function begin({ change }: EffectContext, submissions: Submissions, commercialDue: CommercialDue): void {
  submissions.tried = commercialDue.key;
  change(({ saved }) => ({ saved: { ...saved, commercialDue } }));
}

/** This one failed, and is tried at the next occasion; a later one goes on. */
function giveUp(submissions: Submissions, { key }: CommercialDue): void {
  if (submissions.tried === key) submissions.tried = undefined;
}

/** The state of the consents once the server has this decision. One of an earlier campaign says nothing of this one's box. */
function afterSubmitting(saved: SavedState, { body }: CommercialDue): Partial<SavedState> {
  const isSent = (due: CommercialDue | undefined) => due?.body.sequence === body.sequence;
  if (isSent(saved.commercialOwed)) return { commercialOwed: undefined };
  return { ...afterSending(saved, body), ...(isSent(saved.commercialDue) && { commercialDue: undefined }) };
}

/** The slug of a lead that was saved meanwhile goes with it: until then the tab names the id that it will save under. */
async function send(context: EffectContext, due: CommercialDue): Promise<void> {
  const { body, key } = due;
  const { link, slug = link?.is === 'open' ? link.slug : undefined } = context.state().saved;
  const settings = { idempotencyKey: key, keepalive: true };
  await context.call('brandConnectConsent', { body: { ...body, ...(slug && { slug }) } }, settings);
  context.change(({ saved }) => ({ saved: { ...saved, ...afterSubmitting(saved, due) } }));
  context.count('consent_commercial');
}

/**
 * Submits what the box shows, after the submissions before it. One that failed is not repeated once a later one waits.
 */
function submit(context: EffectContext, submissions: Submissions, due: CommercialDue): Promise<void> {
  begin(context, submissions, due);
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts > 1 && submissions.tried !== due.key) return;
    await send(context, due);
  };
  return retryInBackground(attempt, {
    foregroundAttempts: 2,
    queue: submissions,
    onGivenUp() {
      giveUp(submissions, due);
      context.report('error', 'Submitting the commercial consent failed');
    },
  });
}

const boxOf = ({ facts }: EffectContext) => facts().answers.consents?.commercial ?? false;

/** Whether the server has the visitor's phone number with consent; a consent for another number does not count. */
function isRecorded({ facts, state }: EffectContext): boolean {
  const { phone } = facts().answers;
  const { consentsSent, consentsTo = {} } = state().saved;
  return (consentsTo['commercial'] ?? phone) === phone && (consentsSent['commercial'] ?? false);
}

/** Whether that number was last submitted with consent, whatever has become of it: a lost answer may have been a yes. */
function isSubmitted(context: EffectContext): boolean {
  const { commercialDue } = context.state().saved;
  if (!commercialDue) return isRecorded(context);
  return commercialDue.body.phone === context.facts().answers.phone && commercialDue.body.hasConsent;
}

/** What the server does not have yet: a new decision, where the box shows another than the last, else the one that waits. */
function unsent(context: EffectContext): CommercialDue | undefined {
  const hasConsent = boxOf(context);
  return hasConsent === isSubmitted(context) ? context.state().saved.commercialDue : dueOf(context, hasConsent);
}

/**
 * Each change of the box is a request of its own, sent after the one before: the last to arrive is what the box shows.
 */
export const submitCommercialConsent = defineEffect({
  description: 'Submits the commercial consent when it differs from what was submitted last.',
  moments: ['onEnter', 'onLeave', 'onAnswer'],
  reads: ['consents', 'phone', 'postalCode'],
  params: {},
  async run(context) {
    const submissions = submissionsOf(context);
    const due = unsent(context);
    if (due && due.key !== submissions.tried) await submit(context, submissions, due);
  },
});

/**
 * Sends what the box shows at once, past submissions that are under way, where the server does not have it yet, and what
 * waits of an earlier campaign of the tab: for a page that goes away, and the one after it. The server orders them by their
 * place in the count of the tab.
 */
export function submitWaitingCommercial(context: EffectContext): void {
  const submissions = submissionsOf(context);
  const due = unsent(context);
  const { commercialOwed } = context.state().saved;
  if (commercialOwed) sendAtOnce(context, commercialOwed);
  if (!due) return;
  const isTried = due.key === submissions.tried;
  begin(context, submissions, due);
  // What is under way besides is tried again by itself; this one at the next occasion.
  sendAtOnce(context, due, () => {
    if (!isTried) giveUp(submissions, due);
  });
}

function sendAtOnce(context: EffectContext, due: CommercialDue, onFailed?: () => void): void {
  send(context, due).catch(() => {
    onFailed?.();
    context.report('warning', 'Submitting the commercial consent failed');
  });
}
