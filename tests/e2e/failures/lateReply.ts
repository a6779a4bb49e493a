import type { CallName } from '#src/api/call.ts';
import { services } from '#src/api/services.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { pathsOf } from './breakCalls.ts';

/** Tells a page that the time is over in which it waits for the replies of its calls. */
const timeOver = 'time-over';

/**
 * Has the signal that the client gives a request to these paths be over when the page is told so, in place of after ten
 * seconds, which have a test of their own. A request without one is never given up.
 */
const giveUpWhenTold = (page: Page, paths: RegExp) =>
  page.addInitScript(
    ({ told, pattern }) => {
      const reach = globalThis.fetch;
      globalThis.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        if (!init?.signal || !new RegExp(pattern).test(pathname)) return reach(input, init);
        const limit = new AbortController();
        addEventListener(told, () => limit.abort(new DOMException('signal timed out', 'TimeoutError')), { once: true });
        return reach(input, { ...init, signal: AbortSignal.any([init.signal, limit.signal]) });
      };
    },
    { told: timeOver, pattern: paths.source },
  );

/**
 * Holds back the replies to a call of a page that is not open yet: the server answers as ever, and its reply is sent only once
 * the page has given up waiting for it. `met` grows with the call once that happens to it.
 */
export async function holdReplies(page: Page, name: CallName): Promise<{ met: Set<string> }> {
  const met = new Set<string>();
  const paths = pathsOf(name);
  await giveUpWhenTold(page, paths);
  const { method } = services[name];
  await page.route(
    ({ pathname }) => paths.test(pathname),
    async (route) => {
      const request = route.request();
      if (request.method() !== method) return route.fallback();
      const response = await route.fetch();
      const givenUp = page.waitForEvent('requestfailed', (one) => one === request);
      await page.evaluate((told) => dispatchEvent(new Event(told)), timeOver);
      await givenUp;
      met.add(name);
      await route.fulfill({ response });
    },
  );
  return { met };
}
