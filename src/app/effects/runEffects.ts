import type { Page } from '#src/app/page/createPage.ts';

export type EffectCall = { effect: string; params?: object };

/** What is done when a step is left, and all effects: loaded once a page is open, since nobody needs it to type. */
export const loadLeaving = () => import('./tidyAnswers.ts');

/** Runs effects one after the other. One that fails is reported, and the next one runs. */
export async function runEffects(page: Page, step: string, calls: readonly EffectCall[]): Promise<void> {
  if (calls.length === 0) return;
  const loaded = await loadLeaving().catch(() => undefined);
  return loaded ? loaded.performEffects(page, step, calls) : cannotRun(page, calls);
}

/** The code of the effects cannot be had now. What was to be saved is told as not saved, so that it is tried again. */
function cannotRun({ store, report }: Page, calls: readonly EffectCall[]): void {
  report('error', 'The effects could not be loaded');
  if (!calls.some(({ effect }) => effect === 'saveLead')) return;
  store.setState(({ saved }) => ({ saved: { ...saved, isPending: true, failed: true } }));
}
