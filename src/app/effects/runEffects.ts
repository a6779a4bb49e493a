import { mayLeaveTab } from '#src/domain/consentNeed.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';
import type { EffectCall } from './runLoadedEffects.ts';

/** Loads all effects, and what leaving a step and a page needs besides. */
export const loadEffects = () => import('./loadedEffects.ts');

/** Loads the effects and what they send, then runs those that are called, one after the other. Without calls it loads nothing. Never rejects. */
export async function runEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  if (calls.length === 0) return;
  // A save carries the wordings of consents, which come with the widgets that show them.
  const words = savesLead(calls) ? loadLaterWidgets(page) : undefined;
  const [loaded] = await Promise.all([loadEffects(), words]).catch(() => []);
  return loaded ? loaded.runLoadedEffects(page, step, calls) : reportUnloaded(page, calls);
}

/** A lead that was to be saved is marked as not saved, so that the visitor sees it and it is tried again. */
function reportUnloaded({ store, facts, reportMessage }: Page, calls: readonly EffectCall[]): void {
  reportMessage('error', 'The effects could not be loaded');
  if (!savesLead(calls) || !mayLeaveTab(facts())) return;
  store.setState(({ saved }) => ({ saved: { ...saved, isPending: true, failed: true } }));
}
