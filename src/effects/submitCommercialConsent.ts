import { uuid } from '#src/api/uuid.ts';
import type { Input } from '#src/api/call.ts';
import { defineEffect, type EffectContext, type Queue, type Sending } from '#src/kit/effect.ts';
import { afterSending, nextDecision, shownConsent } from './dueConsents.ts';
import { retryInBackground } from './retryInBackground.ts';
import { tabIdOf } from './tabId.ts';

type Body = Input<'brandConnectConsent'>['body'];
/** What the box showed, and under which key it is sent. */
type Submitted = { body: Body; key: string };
/** The submissions of an open page, sent one after the other; `latest` is the number of the last one. */
type Submissions = Queue & {
  latest: number;
  submitted?: Submitted | undefined;
  /** That one, until the server has it or it is given up. */
  waiting?: Submitted | undefined;
};

const submissionsByPage = new WeakMap<Sending, Submissions>();

function submissionsOf({ sending }: EffectContext): Submissions {
  const submissions = submissionsByPage.get(sending) ?? { last: Promise.resolve(), latest: 0 };
  submissionsByPage.set(sending, submissions);
  return submissions;
}

function submittedOf(context: EffectContext, hasConsent: boolean): Submitted | undefined {
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

/** The slug of a lead that was saved meanwhile goes with it: until then the tab names the id that it will save under. */
async function send(context: EffectContext, submissions: Submissions, submitted: Submitted): Promise<void> {
  const { body, key } = submitted;
  const { link, slug = link?.is === 'open' ? link.slug : undefined } = context.state().saved;
  const settings = { idempotencyKey: key, keepalive: true };
  await context.call('brandConnectConsent', { body: { ...body, ...(slug && { slug }) } }, settings);
  if (submissions.waiting === submitted) submissions.waiting = undefined;
  context.change(({ saved }) => ({ saved: { ...saved, ...afterSending(saved, body) } }));
  context.count('consent_commercial');
}

/**
 * Submits what the box shows, after the submissions before it. One that failed is not repeated once a later one waits.
 */
function submit(context: EffectContext, submissions: Submissions, submitted: Submitted): Promise<void> {
  const number = (submissions.latest += 1);
  submissions.submitted = submissions.waiting = submitted;
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (attempts > 1 && submissions.latest !== number) return;
    await send(context, submissions, submitted);
  };
  return retryInBackground(attempt, {
    foregroundAttempts: 2,
    queue: submissions,
    onGivenUp() {
      if (submissions.latest === number) submissions.submitted = submissions.waiting = undefined;
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

/** Whether that number was last submitted with consent, whatever has become of it. */
function isSubmitted(context: EffectContext, { submitted }: Submissions): boolean {
  if (!submitted) return isRecorded(context);
  return submitted.body.phone === context.facts().answers.phone && submitted.body.hasConsent;
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
    const hasConsent = boxOf(context);
    if (hasConsent === isSubmitted(context, submissions)) return;
    const submitted = submittedOf(context, hasConsent);
    if (submitted) await submit(context, submissions, submitted);
  },
});

/**
 * Sends what the box shows at once, past submissions that are under way, where the server does not have it yet: for a page
 * that goes away. The server orders the two by their place in the count of the tab.
 */
export function submitWaitingCommercial(context: EffectContext): void {
  const submissions = submissionsOf(context);
  const hasConsent = boxOf(context);
  const isNew = hasConsent !== isSubmitted(context, submissions);
  const submitted = isNew ? submittedOf(context, hasConsent) : submissions.waiting;
  if (!submitted) return;
  if (isNew) submissions.latest += 1;
  submissions.submitted = submissions.waiting = submitted;
  send(context, submissions, submitted).catch(() => {
    // What is under way besides is tried again by itself; this one at the next occasion.
    if (isNew && submissions.waiting === submitted) submissions.submitted = submissions.waiting = undefined;
    context.report('warning', 'Submitting the commercial consent failed');
  });
}
