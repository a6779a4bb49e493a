import { parseAddress } from '#src/flow/address.ts';
import { clearStorages } from '#src/store/storage.ts';
import type { Storages } from '#src/store/storages.ts';

/** How a page was opened: the type of its navigation, and the page that linked to it. */
export type Opening = { type: string | undefined; referrer: string; address: string };

/** How the open page was opened. */
export const openingOfPage = (): Opening => ({
  // Only navigations have entries of this type.
  type: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type,
  referrer: document.referrer,
  address: location.href,
});

/**
 * Whether a page was opened for the next person: by an address or a link, and not by a reload, by Back and Forward, or by
 * a link of the same flow, such as that to the other language.
 */
export function opensAnew({ type, referrer, address }: Opening): boolean {
  if (type === 'reload' || type === 'back_forward') return false;
  if (referrer === '') return true;
  const [from, to] = [new URL(referrer), new URL(address)];
  return from.origin !== to.origin || parseAddress(from.pathname).flow !== parseAddress(to.pathname).flow;
}

/**
 * Storages for agents, who serve many people on one machine: only those of the tab, emptied when a flow is opened anew.
 * What other flows left in the browser is neither read nor changed.
 */
export function agentStorages({ session }: Storages, opening: Opening): Storages {
  const storages = { local: undefined, session };
  if (opensAnew(opening)) clearStorages(storages);
  return storages;
}
