import { ApiError } from '#src/api/apiError.ts';
import { aboutLead } from '#src/api/inHeader.ts';
import { uuid } from '#src/api/uuid.ts';
import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { missingInLead } from '#src/domain/lead.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import type { ConsentDue, SavedState } from '#src/domain/state.ts';
import type { Challenge, Lead, LeadSaved } from '#src/generated/api.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';
import { recordDueConsents } from './dueConsents.ts';
import { carriedBy, inSave, markSent, sendUnsentConsents } from './sendConsents.ts';
import { leadBody, assertValidLead } from './leadBody.ts';
import { retryInBackground } from './retryInBackground.ts';
import { tabIdOf } from './tabId.ts';
import { trapHeaders } from './trap.ts';
import { enqueue } from './enqueue.ts';

/** Changes the state of the saved lead, unless the visitor has cleared it or begun another since. */
function changeSaved({ change }: EffectContext, leadId: string, saved: Partial<SavedState>) {
  change((state) => (state.saved.leadId === leadId ? { saved: { ...state.saved, ...saved } } : {}));
}

/** The id of this tab's lead; from now on its save is pending. */
function leadIdOf(context: EffectContext): string {
  const leadId = tabIdOf(context);
  context.change(({ saved }) => ({ saved: { ...saved, isPending: true } }));
  return leadId;
}

/** The idempotency key of the content: every attempt of the same content repeats it. */
function keyFor({ sending }: EffectContext, body: Lead): string {
  const content = JSON.stringify(body);
  if (sending.last?.content !== content) sending.last = { content, key: uuid() };
  return sending.last.key;
}

/** Whether the link of this page's address has lost its lead, and the visitor has not said yet whether to start anew. */
function isLinkLost({ state, facts }: EffectContext): boolean {
  const { link } = state().saved;
  return link?.is === 'lost' && link.slug === facts().query['slug'];
}

/** A lead on its way, and the consents that it carries. */
type Saving = { body: Lead; carried: readonly ConsentDue[] };

/** The lead with the consents that wait. */
function withConsents(context: EffectContext, lead: Lead): Saving {
  const carried = carriedBy(lead, recordDueConsents(context));
  const { consents: _before, ...body } = lead;
  return { carried, body: { ...body, ...(carried.length > 0 && { consents: carried.map(inSave) }) } };
}

type Delivered = { reply: LeadSaved | null; carried: readonly ConsentDue[] };

/**
 * Creates the lead or updates it. One of this tab that the server no longer has (404) is created again, with all its
 * consents; one of a link is not: the link is marked as lost, which asks the visitor.
 */
async function deliver(context: EffectContext, { body, carried }: Saving): Promise<Delivered> {
  const { link, slug = link?.is === 'open' ? link.slug : undefined } = context.state().saved;
  const settings = (of: Lead) => ({ idempotencyKey: keyFor(context, of), keepalive: true });
  let anew: Saving = { body, carried };
  if (slug) {
    try {
      const about = aboutLead(slug);
      const reply = await context.call(
        'updateLead',
        { params: about.params, body },
        { ...settings(body), ...about.settings },
      );
      return { reply, carried };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      changeSaved(context, body.leadId, { slug: undefined, consentsSent: {}, consentsTo: {} });
      delete context.sending.last;
      if (link?.slug === slug) {
        changeSaved(context, body.leadId, { link: { slug, is: 'lost' }, failed: false });
        return { reply: null, carried: [] };
      }
      anew = withConsents(context, body);
    }
  }
  const reply = await context
    .call('createLead', { body: anew.body }, { ...settings(anew.body), headers: trapHeaders() })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 410) dropErasedLead(context, body.leadId);
      throw error;
    });
  return { reply, carried: anew.carried };
}

/**
 * After an erasure (410) the lead must stay erased: the visitor sees that nothing is saved, and a later save is a new
 * lead.
 */
function dropErasedLead(context: EffectContext, leadId: string): void {
  const lost = { leadId: undefined, slug: undefined, consentsSent: {}, consentsTo: {}, subjectSaved: false };
  changeSaved(context, leadId, { ...lost, isPending: false, failed: true });
}

async function send(context: EffectContext, saving: Saving, isQualified: boolean): Promise<void> {
  const { body } = saving;
  const { reply, carried } = await deliver(context, saving);
  if (isLinkLost(context)) return;
  changeSaved(context, body.leadId, {
    subjectSaved: true,
    failed: false,
    isPending: false,
    ...(reply?.slug && { slug: reply.slug }),
    closedStudyId: reply?.studyClosed ? body.studyId : undefined,
    ...(isQualified && !reply?.studyClosed && { successSaved: true }),
  });
  if (context.state().saved.leadId === body.leadId) for (const due of carried) markSent(context, due);
  if (isQualified && !reply?.studyClosed) context.count('sql');
  if (reply?.challenge) void work(context, reply.slug, reply.challenge);
}

/** Nobody waits for it. Its code is loaded where it is asked for. */
async function work(context: EffectContext, slug: string, challenge: Challenge): Promise<void> {
  const loaded = await import('./proveWork.ts').catch(() => undefined);
  if (loaded) await loaded.proveWork(context, slug, challenge);
  else context.report('warning', 'The proof of work could not be loaded');
}

/**
 * Does nothing while the lead must stay in the tab: the step where the consent is given saves it; nor while the visitor
 * has not said whether to start anew without the lead of their link. Saves with at most two
 * attempts in the foreground, the others in the background, until a later save replaces this
 * one. Reports and marks the failure instead of rejecting.
 */
async function save(context: EffectContext): Promise<void> {
  const missing = missingInLead(context.facts());
  if (missing.length > 0) {
    context.report('error', `Trying to save an invalid lead: ${missing.join(', ')} missing`);
    return;
  }
  if (isLinkLost(context) || !mayLeaveTab(context.facts())) return;
  const { sending } = context;
  const leadId = leadIdOf(context);
  const saving = withConsents(context, leadBody(context.facts(), context.state(), leadId, context.page));
  try {
    assertValidLead(saving.body);
  } catch (error) {
    changeSaved(context, leadId, { failed: true });
    // Safe: `assertValidLead` throws only errors, whose messages name no value.
    context.report('error', (error as Error).message);
    return;
  }
  const isQualified = fullyQualified(context.facts());
  const number = (sending.latest += 1);
  const isLatest = () => sending.latest === number && context.state().saved.leadId === leadId;
  const attempt = () =>
    enqueue(sending.lead, async () => (isLatest() ? send(context, saving, isQualified) : undefined));
  await retryInBackground(attempt, {
    foregroundAttempts: 2,
    onBackground: () => changeSaved(context, leadId, { failed: true }),
    // What was decided since, and what a save does not carry.
    onBackgroundDone: () => sendUnsentConsents(context),
    onGivenUp: (error) => {
      if (isLatest()) changeSaved(context, leadId, { failed: true });
      context.report('error', `Saving the lead failed: ${error instanceof ApiError ? error.code : 'fault'}`);
    },
  });
}

/** A failed save sets `saved.failed`; the next save sends everything again. */
export const saveLead = defineEffect({
  description: 'Saves the lead: creates it the first time, updates it later.',
  moments: ['onEnter', 'onLeave'],
  params: {},
  run: save,
});
