import { ApiError } from '#src/api/apiError.ts';
import { aboutLead } from '#src/api/inHeader.ts';
import { uuid } from '#src/api/uuid.ts';
import type { ConsentDue, SavedState, UnconfirmedLead } from '#src/domain/state.ts';
import type { Challenge, Lead, LeadSaved } from '#src/generated/api.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { recordDueConsents, waitingIn } from './dueConsents.ts';
import { enqueue } from './enqueue.ts';
import { retryInBackground } from './retryInBackground.ts';
import { changeSaved, isLinkLost, removeUnconfirmed, unconfirmedOf } from './savedLead.ts';
import { carriedBy, inSave, markSent } from './sendConsents.ts';
import { trapHeaders } from './trap.ts';

/** The idempotency key of the content: every attempt of the same content repeats it. */
function keyFor({ sending }: EffectContext, body: Lead): string {
  const content = JSON.stringify(body);
  if (sending.last?.content !== content) sending.last = { content, key: uuid() };
  return sending.last.key;
}

/** A lead on its way, and the consents that it carries. */
type Saving = { body: Lead; carried: readonly ConsentDue[] };

/** The lead with the consents that wait. */
function withConsents({ state }: EffectContext, lead: Lead): Saving {
  const carried = carriedBy(lead, waitingIn(state().saved));
  return { carried, body: { ...lead, ...(carried.length > 0 && { consents: carried.map(inSave) }) } };
}

type Delivered = {
  reply: LeadSaved | null;
  carried: readonly ConsentDue[];
  /** The link whose lead was updated, with the slug that leads to that from now on. */
  link?: SavedState['link'];
};

const settingsFor = (context: EffectContext, body: Lead) => ({
  idempotencyKey: keyFor(context, body),
  keepalive: true,
});

/**
 * Creates the lead or updates it. One of this tab that the server no longer has (404) is created again, with all its
 * consents; one of a link is not: the link is marked as lost, which asks the visitor, and undefined is the answer.
 */
async function deliver(context: EffectContext, pressed: UnconfirmedLead): Promise<Delivered | undefined> {
  const { lead } = pressed;
  const { link, slug = link?.is === 'open' ? link.slug : undefined } = context.state().saved;
  if (!slug) return create(context, lead);
  const isOfLink = link?.is === 'open' && (slug === link.slug || slug === link.now);
  const { body, carried } = withConsents(context, lead);
  try {
    const { params, settings } = aboutLead(slug);
    const reply = await context.call('updateLead', { params, body }, { ...settingsFor(context, body), ...settings });
    return { reply, carried, ...(isOfLink && reply && { link: { ...link, now: reply.slug } }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    changeSaved(context, lead.leadId, { slug: undefined, consentsSent: {}, consentsTo: {} });
    delete context.sending.last;
    if (isOfLink) {
      changeSaved(context, lead.leadId, { link: { slug: link.slug, is: 'lost' }, failed: false });
      removeUnconfirmed(context, pressed);
      return undefined;
    }
    // Elsewhere the visitor has not pressed yet: what this page would ask for is not agreed to.
    if (lead.sourceInfo.campaign === context.facts().campaign.name) recordDueConsents(context);
    return create(context, lead);
  }
}

async function create(context: EffectContext, lead: Lead): Promise<Delivered> {
  const { body, carried } = withConsents(context, lead);
  const reply = await context
    .call('createLead', { body }, { ...settingsFor(context, body), headers: trapHeaders() })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 410) dropErasedLead(context, lead.leadId);
      throw error;
    });
  return { reply, carried };
}

/**
 * After an erasure (410) the lead must stay erased: the visitor sees that nothing is saved, and a later save is a new
 * lead.
 */
function dropErasedLead(context: EffectContext, leadId: string): void {
  const lost = { leadId: undefined, slug: undefined, consentsSent: {}, consentsTo: {}, subjectSaved: false };
  changeSaved(context, leadId, { ...lost, unconfirmed: [], isPending: false, failed: true });
}

async function send(context: EffectContext, pressed: UnconfirmedLead): Promise<void> {
  const { lead, isQualified } = pressed;
  const delivered = await deliver(context, pressed);
  if (!delivered) return;
  const { reply, carried, link } = delivered;
  removeUnconfirmed(context, pressed);
  changeSaved(context, lead.leadId, {
    subjectSaved: true,
    failed: false,
    isPending: unconfirmedOf(context).length > 0,
    ...(reply?.slug && { slug: reply.slug }),
    ...(link && { link }),
    closedStudyId: reply?.studyClosed ? lead.studyId : undefined,
    ...(isQualified && !reply?.studyClosed && { successSaved: true }),
  });
  if (context.state().saved.leadId === lead.leadId) for (const due of carried) markSent(context, due);
  if (isQualified && !reply?.studyClosed) context.count('sql');
  if (reply?.challenge) void work(context, reply.slug, reply.challenge);
}

/** Nobody waits for it. Its code is loaded where it is asked for. */
async function work(context: EffectContext, slug: string, challenge: Challenge): Promise<void> {
  const loaded = await import('./proveWork.ts').catch(() => undefined);
  if (loaded) await loaded.proveWork(context, slug, challenge);
  else context.report('warning', 'The proof of work could not be loaded');
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'fault');

/** What the server refuses for good does not stand in the way of what was pressed after it. */
async function sendAll(context: EffectContext): Promise<void> {
  for (let [next] = unconfirmedOf(context); next && !isLinkLost(context); [next] = unconfirmedOf(context)) {
    const pressed = next;
    await send(context, pressed).catch((error: unknown) => {
      const mayPass = error instanceof ApiError && !error.isTransient;
      if (!mayPass || unconfirmedOf(context).every((one) => one === pressed)) throw error;
      removeUnconfirmed(context, pressed);
      context.report('error', `A lead of an earlier campaign was refused: ${error.code}`);
    });
  }
}

/**
 * Sends what was pressed and is not confirmed, in its order: with at most two attempts in the foreground, the others in the
 * background, until a later save takes over. Reports and marks the failure instead of rejecting; `onBackgroundDone` as for
 * `retryInBackground`.
 */
export async function deliverUnconfirmed(context: EffectContext, onBackgroundDone: () => Promise<void>): Promise<void> {
  const { sending } = context;
  const { leadId } = context.state().saved;
  if (leadId === undefined || unconfirmedOf(context).length === 0) return;
  const number = (sending.latest += 1);
  const isLatest = () => sending.latest === number && context.state().saved.leadId === leadId;
  const attempt = () => enqueue(sending.lead, async () => (isLatest() ? sendAll(context) : undefined));
  await retryInBackground(attempt, {
    foregroundAttempts: 2,
    onBackground: () => changeSaved(context, leadId, { failed: true }),
    onBackgroundDone,
    onGivenUp: (error) => {
      if (isLatest()) changeSaved(context, leadId, { failed: true });
      context.report('error', `Saving the lead failed: ${codeOf(error)}`);
    },
  });
}
