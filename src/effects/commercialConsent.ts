import { retry } from '#src/api/retry.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { studySiteId } from '#src/domain/studySite.ts';
import type { Input } from '#src/api/call.ts';
import { defineEffect, type EffectContext, type Sending } from '#src/kit/effect.ts';
import { inTurn } from './turns.ts';

/** What was submitted from an open page: one after the other, the latest of them by number and content. */
type Line = { last: Promise<void>; latest: number; submitted?: boolean | undefined };

const lines = new WeakMap<Sending, Line>();

function lineOf({ sending }: EffectContext): Line {
  const line = lines.get(sending) ?? { last: Promise.resolve(), latest: 0 };
  lines.set(sending, line);
  return line;
}

type Body = Input<'brandConnectConsent'>['body'];

function bodyOf({ facts, page }: EffectContext, hasConsent: boolean): Body | undefined {
  const { answers, country } = facts();
  const siteId = studySiteId(facts());
  if (!answers.phone) return undefined;
  return {
    phone: answers.phone,
    text: page.consentText('commercial'),
    country,
    consentType: 'commercial',
    isInternational: isInternational(country),
    hasConsent,
    ...(answers.postalCode && { postal: answers.postalCode }),
    ...(siteId && { studySiteExternalId: siteId }),
  };
}

/** Submits what the box shows. Once a later change waits, an earlier one that failed is not tried again. */
async function deliver(context: EffectContext, line: Line, body: Body, onFailed: (tries: number) => void) {
  const number = (line.latest += 1);
  line.submitted = body.hasConsent;
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries > 1 && line.latest !== number) return;
    await context.call('brandConnectConsent', { body }, { keepalive: true });
    context.change(({ saved }) => ({
      saved: { ...saved, consentsSent: { ...saved.consentsSent, commercial: body.hasConsent } },
    }));
    context.count('consent_commercial');
  };
  return inTurn(line, () =>
    retry(attempt, { onFailed }).catch(() => {
      if (line.latest === number) line.submitted = undefined;
      context.report('error', 'Submitting the commercial consent failed');
    }),
  );
}

/** Each change is a request of its own, sent when the one before has ended: the last one to arrive is what the box shows. */
export const submitCommercialConsent = defineEffect({
  description: 'Submits the commercial consent when it differs from what was submitted last.',
  moments: ['onEnter', 'onLeave', 'onAnswer'],
  params: {},
  async run(context) {
    const line = lineOf(context);
    const hasConsent = context.facts().answers.consents?.commercial ?? false;
    const before = line.submitted ?? context.state().saved.consentsSent['commercial'] ?? false;
    const body = bodyOf(context, hasConsent);
    if (hasConsent === before || !body) return;
    // After two failures the visitor goes on; the box is submitted in the background.
    await new Promise<void>((resolve) => {
      const onFailed = (tries: number) => (tries > 1 ? resolve() : undefined);
      void deliver(context, line, body, onFailed).finally(resolve);
    });
  },
});
