import { loadEffects, runEffects } from '#src/app/effects/runEffects.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import type { State } from '#src/domain/state.ts';
import type { Page } from '#src/app/page/page.ts';

/** Whether the tab has decided or pressed anything before: only then something may wait. */
const mayWait = ({ saved, answers }: State) =>
  saved.isPending || saved.leadId !== undefined || saved.slug !== undefined || answers.consents !== undefined;

/**
 * Sends what an earlier page of this tab could not: the lead as the visitor pressed, whichever campaign is open now, and the
 * consents. Where the code that stores it was missing when they pressed, the lead is saved as it is now.
 */
export async function resumeSaving(page: Page): Promise<void> {
  const state = page.store.getState();
  if (!mayWait(state)) return;
  const { saved, payload } = state;
  const isStored = saved.unconfirmed !== undefined && saved.unconfirmed.length > 0;
  if (saved.isPending && !isStored && payload.status === 'ready')
    await runEffects(page, page.step.current, savingEffects);
  await Promise.all([loadEffects(), loadLaterWidgets(page)])
    .then(([loaded]) => loaded.resumeSending(page))
    .catch(() => undefined);
}
