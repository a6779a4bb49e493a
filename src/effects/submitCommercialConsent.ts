import { uuid } from '#src/api/uuid.ts';
import type { CommercialDue, SavedState } from '#src/domain/state.ts';
import { defineEffect, type EffectContext, type Queue, type Sending } from '#src/kit/effect.ts';
import { afterSending, nextDecision, shownConsent } from './dueConsents.ts';
import { retryInBackground } from './retryInBackground.ts';
import { tabIdOf } from './tabId.ts';

/** The submissions of an open page, sent one after the other; `latest` is the number of the last one. */
type Submissions = Queue & { latest: number; submitted?: CommercialDue | undefined };

const submissionsByPage = new WeakMap<Sending, Submissions>();

function submissionsOf({ sending }: Pick<EffectContext, 'sending'>): Submissions {
  const submissions = submissionsByPage.get(sending) ?? { last: Promise.resolve(), latest: 0 };
  submissionsByPage.set(sending, submissions);
  return submissions;
}

/** Forgets what was submitted, and tries it no more: a copy of the tab has withdrawn it. */
export function forgetSubmitted(page: Pick<EffectContext, 'sending'>): void {
  const submissions = submissionsOf(page);
  submissions.latest += 1;
  submissions.submitted = undefined;
}

function submittedOf(context: EffectContext, hasConsent: boolean): CommercialDue | undefined {
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

/** Stores what the box shows until the server has it, for the next page of the tab too. */
const storeDue = ({ change }: EffectContext, commercialDue: CommercialDue) =>
  change(({ saved }) => ({ saved: { ...saved, commercialDue } }));

/** The state of the consents once the server has this decision. One of an earlier campaign says nothing of this one's box. */
function afterSubmitting(saved: SavedState, { body }: CommercialDue): Partial<SavedState> {
  const isSent = (due: CommercialDue | undefined) => due?.body.sequence === body.sequence;
  if (isSent(saved.commercialOwed)) return { commercialOwed: undefined };
  return { ...afterSending(saved, body), ...(isSent(saved.commercialDue) && { commercialDue: undefined }) };
}

/** The slug of a lead that was saved meanwhile goes with it: until then the tab names the id that it will save under. */
async function send(context: EffectContext, submitted: CommercialDue): Promise<void> {
  const { body, key } = submitted;
  const { link, slug = link?.is === 'open' ? link.slug : undefined } = context.state().saved;
  const settings = { idempotencyKey: key, keepalive: true };
  await context.call('brandConnectConsent', { body: { ...body, ...(slug && { slug }) } }, settings);
  context.change(({ saved }) => ({ saved: { ...saved, ...afterSubmitting(saved, submitted) } }));
  context.count('consent_commercial');
}

/**
 * Submits what the box shows, after the submissions before it. One that failed is not repeated once a later one waits.
 */
function submit(context: EffectContext, submissions: Submissions, submitted: CommercialDue): Promise<void> {
  const number = (submissions.latest += 1);
  submissions.submitted = submitted;
  storeDue(context, submitted);
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts > 1 && submissions.latest !== number) return;
    await send(context, submitted);
  };
  return retryInBackground(attempt, {
    foregroundAttempts: 2,
    queue: submissions,
    onGivenUp() {
      if (submissions.latest === number) submissions.submitted = undefined;
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
function isSubmitted(context: EffectContext, submissions: Submissions): boolean {
  const submitted = submissions.submitted ?? context.state().saved.commercialDue;
  if (!submitted) return isRecorded(context);
  return submitted.body.phone === context.facts().answers.phone && submitted.body.hasConsent;
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
    const hasConsent = boxOf(context);
    const isNew = hasConsent !== isSubmitted(context, submissions);
    const givenUp = submissions.submitted ? undefined : context.state().saved.commercialDue;
    const submitted = isNew ? submittedOf(context, hasConsent) : givenUp;
    if (submitted) await submit(context, submissions, submitted);
  },
});

/**
 * Sends what the box shows at once, past submissions that are under way, where the server does not have it yet, and what
 * waits of an earlier campaign of the tab: for a page that goes away, and the one after it. The server orders them by their
 * place in the count of the tab.
 */
export function submitWaitingCommercial(context: EffectContext): void {
  const submissions = submissionsOf(context);
  const hasConsent = boxOf(context);
  const isNew = hasConsent !== isSubmitted(context, submissions);
  const { commercialOwed, commercialDue } = context.state().saved;
  const submitted = isNew ? submittedOf(context, hasConsent) : commercialDue;
  if (commercialOwed) sendAtOnce(context, commercialOwed);
  if (!submitted) return;
  if (isNew) submissions.latest += 1;
  submissions.submitted = submitted;
  storeDue(context, submitted);
  // What is under way besides is tried again by itself; this one at the next occasion.
  sendAtOnce(context, submitted, () => {
    if (isNew && submissions.submitted === submitted) submissions.submitted = undefined;
  });
}

function sendAtOnce(context: EffectContext, due: CommercialDue, onFailed?: () => void): void {
  send(context, due).catch(() => {
    onFailed?.();
    context.report('warning', 'Submitting the commercial consent failed');
  });
}
