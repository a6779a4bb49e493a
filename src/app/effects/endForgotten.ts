import type { Page } from '#src/app/page/page.ts';

/**
 * Ends on the server what this tab may do for a lead that it saved, as soon as the tab forgets it: its visitor cleared their
 * answers or started over, or the hour is over. Without a network it ends by itself within a day. Stops when called.
 */
export const endForgotten = ({ store, call }: Pick<Page, 'store' | 'call'>): (() => void) =>
  store.subscribe(({ saved }, before) => {
    const { leadId, slug } = before.saved;
    if (leadId === undefined || slug === undefined || saved.leadId !== undefined) return;
    void call('endSession', { body: { leadId } }, { keepalive: true }).catch(() => undefined);
  });
