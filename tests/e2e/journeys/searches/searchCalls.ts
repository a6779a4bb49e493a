import type { Page } from '#tests/e2e/support/test.ts';

/** The calls of a search, in the order in which they were sent; those that save a lead are `lead`. */
export type SearchCall = { call: 'lead' | 'studies' | 'offers'; address: string; body: unknown };

const named = [
  ['lead', 'POST', /\/subjects$/],
  ['studies', 'POST', /\/studies\/search$/],
  ['offers', 'GET', /\/affiliates\//],
] as const;

/** Follows the calls of a page; the list grows with them. */
export function followSearch(page: Page): SearchCall[] {
  const calls: SearchCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [call] = named.find(([, method, path]) => request.method() === method && path.test(pathname)) ?? [];
    if (call) calls.push({ call, address: decodeURIComponent(pathname), body: request.postDataJSON() as unknown });
  });
  return calls;
}
