import { loadEffects, runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Saves the lead if an earlier page of this tab was closed before its save was confirmed. Consents that
 * the earlier page could not send are sent too.
 */
export async function resumeSaving(page: Page): Promise<void> {
  const { saved, payload } = page.store.getState();
  if (saved.isPending && payload.status === 'ready') await runEffects(page, page.step.current, savingEffects);
  await Promise.all([loadEffects(), loadLaterWidgets(page)])
    .then(([loaded]) => loaded.resumeConsents(page))
    .catch(() => undefined);
}
