import { ApiError } from '#src/api/apiError.ts';
import { uuid } from '#src/api/uuid.ts';
import { missingInLead } from '#src/domain/lead.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import type { SavedState } from '#src/domain/state.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { noteConsents, sendUnsentConsents } from './sendConsents.ts';
import { leadBody, soundLead } from './leadBody.ts';
import { patiently } from './retryInBackground.ts';
import { inTurn } from './enqueue.ts';

/** Changes what is known of the saved lead, unless the visitor has cleared it since or begun another. */
function changeSaved({ change }: EffectContext, leadId: string, saved: Partial<SavedState>) {
  change((state) => (state.saved.leadId === leadId ? { saved: { ...state.saved, ...saved } } : {}));
}

/** The id that this tab's lead keeps, made before its first send. */
function leadIdOf({ state, change }: EffectContext): string {
  const leadId = state().saved.leadId ?? uuid();
  change(({ saved }) => ({ saved: { ...saved, leadId, isPending: true } }));
  return leadId;
}

/** The key of the content last sent: every try of the same content repeats it. */
function keyFor({ sending }: EffectContext, body: Lead): string {
  const content = JSON.stringify(body);
  if (sending.last?.content !== content) sending.last = { content, key: uuid() };
  return sending.last.key;
}

/** Creates the lead or updates it. One that the server has lost is created anew, and its consents are sent again. */
async function deliver(context: EffectContext, body: Lead): Promise<LeadSaved | null> {
  const { slug } = context.state().saved;
  const settings = () => ({ idempotencyKey: keyFor(context, body), keepalive: true });
  if (slug) {
    try {
      return await context.call('updateLead', { params: { slug }, body }, settings());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      changeSaved(context, body.leadId, { slug: undefined, consentsSent: {}, consentsTo: {} });
      delete context.sending.last;
    }
  }
  return context.call('createLead', { body }, settings()).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 410) forgetLead(context, body.leadId);
    throw error;
  });
}

/** The lead was erased: it stays so. What the visitor saves after having been told that nothing is saved is another. */
function forgetLead(context: EffectContext, leadId: string): void {
  const lost = { leadId: undefined, slug: undefined, consentsSent: {}, consentsTo: {}, subjectSaved: false };
  changeSaved(context, leadId, { ...lost, isPending: false, failed: true });
}

async function send(context: EffectContext, body: Lead, isQualified: boolean): Promise<void> {
  const reply = await deliver(context, body);
  changeSaved(context, body.leadId, {
    subjectSaved: true,
    failed: false,
    isPending: false,
    ...(reply?.slug && { slug: reply.slug }),
    ...(isQualified && { successSaved: true }),
  });
  if (isQualified) context.count('sql');
}

/** Keeps the visitor for two tries at most and goes on trying after that, until a later save takes its place. */
async function save(context: EffectContext): Promise<void> {
  const missing = missingInLead(context.facts());
  if (missing.length > 0) {
    context.report('error', `Trying to save an invalid lead: ${missing.join(', ')} missing`);
    return;
  }
  const { sending } = context;
  noteConsents(context);
  const leadId = leadIdOf(context);
  const body = leadBody(context.facts(), context.state(), leadId, context.page);
  try {
    soundLead(body);
  } catch (error) {
    changeSaved(context, leadId, { failed: true });
    // What it throws names no value.
    context.report('error', (error as Error).message);
    return;
  }
  const isQualified = fullyQualified(context.facts());
  const number = (sending.latest += 1);
  const isLatest = () => sending.latest === number && context.state().saved.leadId === leadId;
  const attempt = () => inTurn(sending.lead, async () => (isLatest() ? send(context, body, isQualified) : undefined));
  await patiently(attempt, {
    patience: 2,
    onOverdue: () => changeSaved(context, leadId, { failed: true }),
    // The step that was left could not send them without a lead.
    onLate: () => sendUnsentConsents(context),
    onGivenUp: (error) => {
      if (isLatest()) changeSaved(context, leadId, { failed: true });
      context.report('error', `Saving the lead failed: ${error instanceof ApiError ? error.code : 'fault'}`);
    },
  });
}

/** Saves the lead of this tab; a save that fails is told by `saved.failed` and tried again by the next one. */
export const saveLead = defineEffect({
  description: 'Saves the lead: creates it the first time, updates it later.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run: save,
});
