import { uuid } from '#src/api/uuid.ts';
import type { Input } from '#src/api/call.ts';
import { defineEffect, type EffectContext, type Queue, type Sending } from '#src/kit/effect.ts';
import { tabIdOf } from './tabId.ts';
import { afterSending, shownConsent } from './sendConsents.ts';
import { retryInBackground } from './retryInBackground.ts';

/** What the box showed, and for which phone number. */
type Submitted = { hasConsent: boolean; phone: string };
/** The submissions of an open page, sent one after the other; `latest` is the number of the last one. */
type Submissions = Queue & { latest: number; submitted?: Submitted | undefined; clientTimeMs?: number };

const submissionsByPage = new WeakMap<Sending, Submissions>();

function submissionsOf({ sending }: EffectContext): Submissions {
  const submissions = submissionsByPage.get(sending) ?? { last: Promise.resolve(), latest: 0 };
  submissionsByPage.set(sending, submissions);
  return submissions;
}

type Body = Input<'brandConnectConsent'>['body'];

/** The clock of the page, but strictly increasing: the server orders the changes by it. */
function nextClientTime(submissions: Submissions): string {
  submissions.clientTimeMs = Math.max(Date.now(), (submissions.clientTimeMs ?? 0) + 1);
  return new Date(submissions.clientTimeMs).toISOString();
}

function bodyOf(context: EffectContext, submissions: Submissions, hasConsent: boolean): Body | undefined {
  const { phone } = context.facts().answers;
  if (!phone) return undefined;
  const { slug } = context.state().saved;
  return {
    ...shownConsent(context, 'commercial'),
    clientTime: nextClientTime(submissions),
    phone,
    consentType: 'commercial',
    hasConsent,
    leadId: tabIdOf(context),
    ...(slug && { slug }),
  };
}

/**
 * Submits what the box shows, after the submissions before it. One that failed is not repeated once a later one waits.
 */
function submit(context: EffectContext, submissions: Submissions, body: Body): Promise<void> {
  const number = (submissions.latest += 1);
  const idempotencyKey = uuid();
  submissions.submitted = body;
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts > 1 && submissions.latest !== number) return;
    await context.call('brandConnectConsent', { body }, { idempotencyKey, keepalive: true });
    context.change(({ saved }) => ({ saved: { ...saved, ...afterSending(saved, body) } }));
    context.count('consent_commercial');
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

/** Whether the visitor's phone number was last submitted with consent; a consent for another number does not count. */
function isSubmitted({ facts, state }: EffectContext, submissions: Submissions): boolean {
  const { phone } = facts().answers;
  const { consentsSent, consentsTo = {} } = state().saved;
  const stored = { hasConsent: consentsSent['commercial'] ?? false, phone: consentsTo['commercial'] ?? phone };
  const last = submissions.submitted ?? stored;
  return last.phone === phone && last.hasConsent;
}

/**
 * Each change of the box is a request of its own, sent after the one before: the last to arrive is what the box shows.
 */
export const submitCommercialConsent = defineEffect({
  description: 'Submits the commercial consent when it differs from what was submitted last.',
  moments: ['onEnter', 'onLeave', 'onAnswer'],
  params: {},
  async run(context) {
    const submissions = submissionsOf(context);
    const hasConsent = context.facts().answers.consents?.commercial ?? false;
    if (hasConsent === isSubmitted(context, submissions)) return;
    const body = bodyOf(context, submissions, hasConsent);
    if (body) await submit(context, submissions, body);
  },
});
