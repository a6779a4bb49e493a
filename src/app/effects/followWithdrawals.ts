import { forgetSubmitted } from '#src/effects/submitCommercialConsent.ts';
import { afterWithdrawal, withdrawalsIn, type Withdrawn } from '#src/effects/withdrawn.ts';
import type { Page } from '#src/app/page/page.ts';
import { hearTabs, tellTabs } from '#src/store/otherTabs.ts';
import { browserStorages } from '#src/store/storages.ts';

const key = 'openscreener.withdrawn';

/** What a tab tells its copies: those that have the same lead. Nothing of it stays in the storage. */
type Told = Withdrawn & { leadId: string };

/**
 * Tells the copies of this tab which consents it withdraws, and takes back here what a copy has withdrawn: what a page shows
 * as agreed to is in force. Stops when called.
 */
export function followWithdrawals({ store, sending }: Pick<Page, 'store' | 'sending'>): () => void {
  const { local } = browserStorages();
  const stopTelling = store.subscribe((state, before) => {
    const { leadId, decisions = 0 } = state.saved;
    if (leadId === undefined || state.saved === before.saved) return;
    const known = withdrawalsIn(before);
    const types = [...withdrawalsIn(state)].flatMap(([place, type]) => (known.has(place) ? [] : [type]));
    if (types.length === 0) return;
    tellTabs(local, key, { leadId, types, decisions } satisfies Told);
  });
  const stopHearing = hearTabs(key, (text) => {
    // Only the lines above write this key.
    const { leadId, ...withdrawn } = JSON.parse(text) as Told;
    if (store.getState().saved.leadId !== leadId) return;
    if (withdrawn.types.includes('commercial')) forgetSubmitted({ sending });
    store.setState((state) => afterWithdrawal(state, withdrawn));
  });
  return () => {
    stopTelling();
    stopHearing();
  };
}
