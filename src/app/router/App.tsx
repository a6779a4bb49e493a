import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from '#src/app/components/ErrorBoundary.tsx';
import { Flow } from './Flow.tsx';
import { loadEffects } from '#src/app/effects/runEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import type { Page } from '#src/app/page/page.ts';
import { openPayload } from '#src/app/payload/openPayload.ts';
import { PageContext } from '#src/app/page/PageContext.ts';

type Props = {
  page: Page;
  /**
   * Runs with the first rendering, and before anything reacts to the state: enters what the page was rendered without, such
   * as its address and the stored state, and what was entered until now.
   */
  onRendered?: () => void;
};

/** An open page. Rendered without `onRendered` on the server and where nothing is to be entered. */
export function App({ page, onRendered }: Props) {
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  useEffect(() => {
    void openPayload(page).then(() => resumeSaving(page));
    // What the next steps need is loaded while the visitor reads; a failure shows once it is needed.
    const loading = Promise.all([loadEffects(), loadLaterWidgets(page)]);
    const unwatch = loading.then(
      ([{ watchLeaving }]) => watchLeaving(page),
      () => undefined,
    );
    const flush = () => page.store.flush();
    // Timers stand still while the page or the device sleeps: whoever comes back finds nothing that has expired.
    const expire = () => page.store.expire();
    addEventListener('pagehide', flush);
    addEventListener('pageshow', expire);
    document.addEventListener('visibilitychange', expire);
    return () => {
      void unwatch.then((stop) => stop?.());
      removeEventListener('pagehide', flush);
      removeEventListener('pageshow', expire);
      document.removeEventListener('visibilitychange', expire);
    };
  }, [page]);
  return (
    <PageContext value={page}>
      <ErrorBoundary page={page}>
        <Flow />
      </ErrorBoundary>
    </PageContext>
  );
}
