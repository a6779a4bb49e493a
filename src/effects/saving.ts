import { retry } from '#src/api/retry.ts';
import { uuid } from '#src/api/uuid.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import type { SavedState } from '#src/domain/state.ts';
import type { Lead } from '#src/generated/api.ts';
import { unsentDecisions, type ConsentDecision } from './consentDecisions.ts';
import { leadBody, missingInLead } from './leadBody.ts';

function changeSaved({ change }: EffectContext, saved: Partial<SavedState>) {
  change((state) => ({ saved: { ...state.saved, ...saved } }));
}

/** The id that this tab's lead keeps, made before its first send. */
function leadIdOf(context: EffectContext): string {
  const known = context.state().saved.leadId;
  const leadId = known ?? uuid();
  if (!known) changeSaved(context, { leadId });
  return leadId;
}

/** The key of the last content that was sent: every retry of the same content repeats it. */
let lastSent = { content: '', key: '' };

function keyFor(body: Lead): string {
  const content = JSON.stringify(body);
  if (lastSent.content !== content) lastSent = { content, key: uuid() };
  return lastSent.key;
}

async function send(context: EffectContext, body: Lead): Promise<void> {
  const { slug } = context.state().saved;
  const settings = { idempotencyKey: keyFor(body), keepalive: true };
  const qualified = fullyQualified(context.facts());
  const reply = slug
    ? await context.call('updateLead', { params: { slug }, body }, settings)
    : await context.call('createLead', { body }, settings);
  changeSaved(context, {
    subjectSaved: true,
    failed: false,
    ...(reply && { slug: reply.slug }),
    ...(qualified && { successSaved: true }),
  });
  if (qualified) context.count('sql');
}

/** Saves with retries; resolves after the second failed try at the latest, and goes on trying after that. */
async function save(context: EffectContext): Promise<void> {
  const missing = missingInLead(context.facts());
  if (missing.length > 0) {
    context.report('error', `Trying to save an invalid lead: ${missing.join(', ')} missing`);
    return;
  }
  const body = leadBody(context.facts(), context.state(), leadIdOf(context), context.page.referrerUrl);
  await new Promise<void>((resolve) => {
    const isOverdue = (tries: number) => {
      if (tries < 2) return;
      changeSaved(context, { failed: true });
      resolve();
    };
    retry(() => send(context, body), { onFailed: isOverdue })
      .catch((error: unknown) => {
        changeSaved(context, { failed: true });
        context.report('error', `Saving the lead failed: ${error instanceof Error ? error.name : 'unknown'}`);
      })
      .finally(resolve);
  });
}

/** One save after the other: an update never overtakes the save that gives the lead its slug. */
let queue: Promise<void> = Promise.resolve();

/** Saves the lead of this tab; a save that fails is told by `saved.failed` and tried again by the next one. */
export const saveLead = defineEffect({
  description: 'Saves the lead: creates it the first time, updates it later.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run(context) {
    queue = queue.then(() => save(context));
    return queue;
  },
});

async function sendOne(context: EffectContext, slug: string, decision: ConsentDecision): Promise<void> {
  const { answers, campaign, country, locale, site } = context.facts();
  const { consentType, hasConsent, how, wording } = decision;
  await context.call(
    'sendConsent',
    {
      body: {
        slug,
        consentType,
        hasConsent,
        how,
        text: context.page.consentText(wording),
        locale,
        campaign: campaign.name,
        step: context.step,
        brand: context.page.brand,
        country,
        isInternational: isInternational(country),
        clientTime: new Date().toISOString(),
        ...(answers.phone && { phone: answers.phone }),
        ...(answers.email && { email: answers.email }),
        ...(answers.postalCode && { postal: answers.postalCode }),
        ...(site && { studySiteExternalId: site.ssExtId }),
      },
    },
    { keepalive: true },
  );
  context.change((state) => ({
    saved: { ...state.saved, consentsSent: { ...state.saved.consentsSent, [consentType]: hasConsent } },
  }));
}

/** Sends the consents given since the last time. Without a saved lead they wait for the next save. */
export const sendConsents = defineEffect({
  description: 'Sends the consents that were given or withdrawn since the last time.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  async run(context) {
    const { slug, consentsSent } = context.state().saved;
    if (!slug) return;
    const decisions = unsentDecisions(context.facts(), consentsSent);
    const results = await Promise.allSettled(
      decisions.map((decision) => retry(() => sendOne(context, slug, decision), { delays: [1000] })),
    );
    const failed = results.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) context.report('error', `Sending consents failed: ${failed} of ${results.length}`);
  },
});
