import { parseAddress } from '#src/flow/address.ts';
import type { Visit } from './visit.ts';

const key = 'openscreener.witness';

/** What pages of the visit need once it is open. */
type StoredVisit = Pick<Visit, 'campaign' | 'finding' | 'replies'>;

/** Remembers the visit of the tab. */
export function storeVisit({ campaign, finding, replies }: Visit): void {
  sessionStorage.setItem(key, JSON.stringify({ campaign, finding, replies } satisfies StoredVisit));
}

/** Forgets it: from the next page on the server replies to everything. */
export const endVisit = () => sessionStorage.removeItem(key);

/** The visit of the tab, which ends where the tab opens anything else than its campaign. */
export function storedVisit(): StoredVisit | undefined {
  // Only the function above writes it.
  const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredVisit | null;
  if (visit && parseAddress(location.pathname).flow === visit.campaign) return visit;
  if (visit) endVisit();
  return undefined;
}
