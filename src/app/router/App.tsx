import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from '#src/app/components/ErrorBoundary.tsx';
import { Flow } from './Flow.tsx';
import { loadEffects } from '#src/app/effects/runEffects.ts';
import { laterWidgetsLoaded, loadAhead } from '#src/app/page/loadLaterWidgets.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import type { Page } from '#src/app/page/page.ts';
import { openPayload } from '#src/app/journey/openPayload.ts';
import { PageContext } from '#src/app/page/PageContext.ts';
import { whenIdle } from '#src/store/whenIdle.ts';

/** A page that is never idle loads what follows all the same. */
const aheadWithinMs = 2000;

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
    // Not before the visitor can type, nor in the way of the first key; a failure shows once it is needed.
    const stopWaiting = whenIdle(() => void loadAhead(page).catch(() => undefined), aheadWithinMs);
    const loading = laterWidgetsLoaded(page).then(loadEffects);
    const unwatch = loading.then(
      ({ watchLeaving }) => watchLeaving(page),
      () => undefined,
    );
    const flush = () => page.store.flush();
    // Phones end the process of a hidden page without a word. And timers stand still while the page or the device sleeps:
    // whoever comes back finds nothing that has expired.
    const turn = () => {
      if (!page.store.expire() && document.visibilityState === 'hidden') flush();
    };
    addEventListener('pagehide', flush);
    addEventListener('pageshow', turn);
    document.addEventListener('visibilitychange', turn);
    return () => {
      stopWaiting();
      void unwatch.then((stop) => stop?.());
      removeEventListener('pagehide', flush);
      removeEventListener('pageshow', turn);
      document.removeEventListener('visibilitychange', turn);
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
