import type { Page } from '#src/app/page/page.ts';

/**
 * Ends on the server what this tab may do for a lead that it saved, as soon as the tab forgets it: its visitor cleared their
 * answers or started over, or the hour is over. Without a network it ends once there is one, where the browser is still
 * open, and by itself within a day. Stops when called.
 */
export const endForgotten = ({ store, call }: Pick<Page, 'store' | 'call'>): (() => void) => {
  const end = (leadId: string) =>
    void call('endSession', { body: { leadId } }, { keepalive: true }).catch(() =>
      addEventListener('online', () => end(leadId), { once: true }),
    );
  return store.subscribe(({ saved }, before) => {
    const { leadId, slug } = before.saved;
    if (leadId !== undefined && slug !== undefined && saved.leadId === undefined) end(leadId);
  });
};
