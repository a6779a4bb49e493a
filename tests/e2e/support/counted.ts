import type { Page } from './test.ts';

/** The codes of the events that a page counts, in the order they are sent; filled as the calls go out. */
export function countedCodes(page: Page): readonly string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/actions')) return;
    // A call that is sent by beacon as the page goes may have no body to read.
    const body = request.postDataJSON() as { actions: string[] } | null;
    codes.push(...(body?.actions ?? ['a call without a body']));
  });
  return codes;
}
