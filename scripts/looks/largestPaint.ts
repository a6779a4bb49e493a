import type { Page } from 'playwright';

/** When the largest picture or text of a page was drawn, in ms from the start of its loading; NaN where nothing was. */
export const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = NaN;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(last)));
      }),
  );
