import { personalParameters } from '#src/domain/query.ts';
import type { Sending } from '#src/kit/effect.ts';
import type { Page } from './page.ts';

/** The saves of a page on which nothing was saved yet. */
export const newSending = (): Sending => ({
  lead: { last: Promise.resolve() },
  consents: { last: Promise.resolve() },
  latest: 0,
});

/** Forgets what the open page remembers of the visitor beside its store: what was sent last, and what the address said. */
export function forgetVisitor(page: Page): void {
  page.sending = newSending();
  for (const name of personalParameters) delete page.personal[name];
  const { slug } = page.query;
  // The link is left, too: whoever comes next is not shown the person whom it leads to.
  if (slug) page.store.setState(({ saved }) => ({ saved: { ...saved, link: { slug, is: 'left' } } }));
}
