import type { Page } from '@playwright/test';

/** What a page says of itself: when a control was pressed, and when the heading of a step was there to be read. */
export type Note = {
  kind: 'pressed' | 'opened';
  /** Milliseconds since 1970. */
  at: number;
  path: string;
  /** A number for each document. */
  document: number;
};

/** Runs in the page. */
function watchSteps(): void {
  // What `exposeFunction` puts there.
  const { noteStep } = globalThis as unknown as { noteStep: (note: Note) => Promise<void> };
  const tell = (kind: Note['kind'], at: number) =>
    void noteStep({ kind, at: performance.timeOrigin + at, path: location.pathname, document: performance.timeOrigin });
  let path = '';
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted && event.target instanceof Element && event.target.closest('button, a'))
        tell('pressed', event.timeStamp);
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLHeadingElement) || location.pathname === path) return;
      path = location.pathname;
      // Once it is drawn.
      requestAnimationFrame(() => setTimeout(() => tell('opened', performance.now())));
    },
    true,
  );
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    path = location.pathname;
    tell('opened', paint.startTime);
  }).observe({ type: 'paint', buffered: true });
}

/** Calls `noted` with each note of every document of a page, from its next one on. */
export async function noteSteps(page: Page, noted: (note: Note) => void): Promise<void> {
  await page.exposeFunction('noteStep', noted);
  await page.addInitScript(watchSteps);
}
