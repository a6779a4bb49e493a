import { loadEffects, runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { Page } from '#src/app/page/page.ts';

/**
 * Saves the lead if an earlier page of this tab was closed before its save was confirmed. Where it is saved, consents that
 * the earlier page could not send are sent.
 */
export async function resumeSaving(page: Page): Promise<void> {
  const { saved, payload } = page.store.getState();
  const { consentsOwed = [], consentsDue = [] } = saved;
  if (saved.isPending && payload.status === 'ready') await runEffects(page, page.step.current, savingEffects);
  else if (saved.slug !== undefined && consentsOwed.length + consentsDue.length > 0)
    await Promise.all([loadEffects(), loadLaterWidgets(page)]).then(
      ([loaded]) => loaded.sendWaiting(page),
      () => undefined,
    );
}
