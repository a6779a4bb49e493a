import type { Sending } from '#src/kit/effect.ts';
import { forgetPersonal } from './enterAddress.ts';
import type { Page, PageSending } from './page.ts';

/** The saves of a page on which nothing was saved yet. */
export const newSending = (): Sending => ({
  lead: { last: Promise.resolve() },
  consents: { last: Promise.resolve() },
  latest: 0,
});

/** Forgets what the open page remembers of the visitor beside its store: what was sent last, and what the address said. */
export function forgetVisitor(page: Page & PageSending): void {
  page.sending = newSending();
  forgetPersonal(page);
  const { slug } = page.query;
  // The link is left, too: whoever comes next is not shown the person whom it leads to.
  if (slug) page.store.setState(({ saved }) => ({ saved: { ...saved, link: { slug, is: 'left' } } }));
}
