import { retry, visitorsPatienceMs } from '#src/api/retry.ts';
import { uuid } from '#src/api/uuid.ts';
import type { Input } from '#src/api/call.ts';
import { defineEffect, type EffectContext, type Sending } from '#src/kit/effect.ts';
import { sentOf, shownConsent } from './sendConsents.ts';
import { inTurn } from './enqueue.ts';

/** What was submitted from an open page: one after the other, the latest of them by number and content. */
type Line = { last: Promise<void>; latest: number; submitted?: Shown | undefined; at?: number };
/** What the box showed, and for which number. */
type Shown = { hasConsent: boolean; phone: string };

const lines = new WeakMap<Sending, Line>();

function lineOf({ sending }: EffectContext): Line {
  const line = lines.get(sending) ?? { last: Promise.resolve(), latest: 0 };
  lines.set(sending, line);
  return line;
}

type Body = Input<'brandConnectConsent'>['body'];

/** The clock of the page, but never back: the server knows by it which change came last. */
function momentAfter(line: Line): string {
  line.at = Math.max(Date.now(), (line.at ?? 0) + 1);
  return new Date(line.at).toISOString();
}

function bodyOf(context: EffectContext, line: Line, hasConsent: boolean): Body | undefined {
  const { phone } = context.facts().answers;
  const { leadId } = context.state().saved;
  if (!phone) return undefined;
  return {
    ...shownConsent(context, 'commercial'),
    clientTime: momentAfter(line),
    phone,
    consentType: 'commercial',
    hasConsent,
    ...(leadId && { leadId }),
  };
}

type OnFailed = (tries: number, waitMs: number) => void;

/** Submits what the box shows. Once a later change waits, an earlier one that failed is not tried again. */
async function deliver(context: EffectContext, line: Line, body: Body, onFailed: OnFailed) {
  const number = (line.latest += 1);
  const idempotencyKey = uuid();
  line.submitted = body;
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries > 1 && line.latest !== number) return;
    await context.call('brandConnectConsent', { body }, { idempotencyKey, keepalive: true });
    context.change(({ saved }) => ({ saved: { ...saved, ...sentOf(saved, body) } }));
    context.count('consent_commercial');
  };
  return inTurn(line, () =>
    retry(attempt, { onFailed }).catch(() => {
      if (line.latest === number) line.submitted = undefined;
      context.report('error', 'Submitting the commercial consent failed');
    }),
  );
}

/** What was submitted last for the number of the visitor: a consent for another number says nothing of this one. */
function submitted({ facts, state }: EffectContext, line: Line): boolean {
  const { phone } = facts().answers;
  const { consentsSent, consentsTo = {} } = state().saved;
  const kept = { hasConsent: consentsSent['commercial'] ?? false, phone: consentsTo['commercial'] ?? phone };
  const last = line.submitted ?? kept;
  return last.phone === phone && last.hasConsent;
}

/** Each change is a request of its own, sent when the one before has ended: the last one to arrive is what the box shows. */
export const submitCommercialConsent = defineEffect({
  description: 'Submits the commercial consent when it differs from what was submitted last.',
  moments: ['onEnter', 'onLeave', 'onAnswer'],
  params: {},
  async run(context) {
    const line = lineOf(context);
    const hasConsent = context.facts().answers.consents?.commercial ?? false;
    const body = hasConsent === submitted(context, line) ? undefined : bodyOf(context, line, hasConsent);
    if (!body) return;
    // After two failures, or before a long wait, the visitor goes on; the box is submitted in the background.
    await new Promise<void>((resolve) => {
      const onFailed: OnFailed = (tries, waitMs) => (tries > 1 || waitMs > visitorsPatienceMs ? resolve() : undefined);
      void deliver(context, line, body, onFailed).finally(resolve);
    });
  },
});
