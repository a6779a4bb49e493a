import { effects, type EffectName } from '#src/effects/index.ts';
import { deliverUnconfirmed } from '#src/effects/deliverLead.ts';
import { sendWaitingConsents } from '#src/effects/sendConsents.ts';
import { sendWaiting as sendWaitingIn } from '#src/effects/sendWaiting.ts';
import { submitWaitingCommercial } from '#src/effects/submitCommercialConsent.ts';
import { askWithdrawn, givesAgain } from '#src/effects/askWithdrawn.ts';
import type { Effect, EffectContext } from '#src/kit/effect.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { Page } from '#src/app/page/page.ts';
import { endForgotten } from './endForgotten.ts';
import { followWithdrawals } from './followWithdrawals.ts';
import { inEnglish } from './inEnglish.ts';

// Loaded along with the effects: a step that is left needs both.
export { tidyAnswers } from './tidyAnswers.ts';

/** An effect by name, with its parameters where it has any. */
export type EffectCall = { effect: string; params?: object };

function contextOf(page: Page, step: string): EffectContext {
  return {
    facts: page.facts,
    state: page.store.getState,
    change: (recipe) => page.store.setState(recipe),
    call: page.call,
    report: page.reportMessage,
    count: page.countEvents,
    step,
    sending: page.sending,
    page: {
      brand: page.settings.brand,
      referrerUrl: page.referrer,
      consentText: (name) => page.consentText(name).text,
      inEnglish: (answer, text) => inEnglish(page, answer, text),
    },
    keepPersonalInTab: () => page.store.storePersonalIn('session'),
  };
}

/** Sends what the visitor decided and the server may not have, at once: for a page that goes away, and the one after it. */
export const sendWaiting = (page: Page): void => sendWaitingIn(contextOf(page, page.step.current));

/**
 * What was pressed on an earlier page of this tab and is not confirmed is sent by this one, as it was pressed: whatever this
 * page shows, and before its visitor has agreed to anything of it.
 */
export async function resumeSending(page: Page): Promise<void> {
  const context = contextOf(page, page.step.current);
  const asked = askWithdrawn(context);
  if (givesAgain(page.store.getState().saved)) await asked;
  submitWaitingCommercial(context);
  await deliverUnconfirmed(context, async () => sendWaitingConsents(context));
  const { slug, consentsOwed = [], consentsDue = [] } = page.store.getState().saved;
  if (slug !== undefined && consentsOwed.length + consentsDue.length > 0) sendWaitingConsents(context);
}

const watched = new WeakMap<Page, () => void>();

/**
 * Sends what waits whenever the page is hidden, and what could not be sent once it is shown again or there is a network
 * again, ends the session of a visitor whom the page forgets, and follows what is withdrawn in copies of the tab, and
 * elsewhere while the page is hidden, until the function that it gives is called. Called again for a page, it gives the
 * same. Where these lines were late, the first effects that run call it.
 */
export function watchLeaving(page: Page): () => void {
  const known = watched.get(page);
  if (known) return known;
  let isGone = false;
  const leave = () => {
    // A page that is closed is hidden first: what it sent then is under way.
    if (!isGone) sendWaiting(page);
    isGone = true;
    page.store.flush();
  };
  // Phones close a page that was hidden without a further word.
  const turn = () => {
    if (document.visibilityState === 'hidden') return leave();
    isGone = false;
    void askWithdrawn(contextOf(page, page.step.current));
    // Later tries may be over by then.
    if (page.store.getState().saved.failed) void resumeSending(page);
  };
  addEventListener('pagehide', leave);
  addEventListener('online', turn);
  document.addEventListener('visibilitychange', turn);
  const stopEnding = endForgotten(page);
  const stopFollowing = followWithdrawals(page);
  const stop = () => {
    stopEnding();
    stopFollowing();
    watched.delete(page);
    removeEventListener('pagehide', leave);
    removeEventListener('online', turn);
    document.removeEventListener('visibilitychange', turn);
  };
  watched.set(page, stop);
  return stop;
}

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function runLoadedEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  // Elsewhere than in a browser there is no page that goes away.
  if (typeof addEventListener !== 'undefined') watchLeaving(page);
  const context = contextOf(page, step);
  for (const { effect: name, params } of calls) {
    // A checked campaign names registered effects, each with the parameters of its schema.
    const effect: Effect = effects[name as EffectName];
    try {
      await effect.run(context, withDefaults(effect.params, params));
    } catch (error) {
      page.reportMessage('error', `The effect ${name} failed: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
