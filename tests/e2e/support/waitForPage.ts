import { expect, type Page, type Request } from '@playwright/test';
import { waits } from '#scripts/looks/isOpen.ts';

/** The requests of each page that are under way. */
const requests = new WeakMap<Page, Set<Request>>();

/** Follows the requests of a page from its first one on. */
export function followRequests(page: Page): void {
  const underWay = new Set<Request>();
  requests.set(page, underWay);
  page.on('request', (request) => {
    // Replies to requests of an earlier document are dropped.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/** Waits until the page has drawn what it knows by now: renderings that follow from others are one frame late. */
export const waitForRender = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Draws what the page knows by now, and gives how many of its parts still wait for something. */
const waitingOnceDrawn = (page: Page) =>
  page.evaluate(
    (waiting) =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.querySelectorAll(waiting).length))),
      ),
    waits,
  );

/** Waits until the page answers to its visitor, has what it asked the server for, and has drawn it. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator('main, body:not(:has(#root))')).not.toHaveCount(0);
  let looks = 0;
  await expect
    .poll(
      async () => {
        const isDone = (await waitingOnceDrawn(page)) === 0;
        const isStill = isDone && requests.get(page)?.size === 0;
        looks = isStill ? looks + 1 : 0;
        return looks;
      },
      { message: 'the page has all that it asked for', intervals: [0, 0, 20, 50, 100] },
    )
    .toBeGreaterThan(1);
}
