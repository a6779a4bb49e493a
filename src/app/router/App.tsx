import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#src/app/components/ErrorBoundary.tsx';
import { Flow } from './Flow.tsx';
import { loadEffects } from '#src/app/effects/runEffects.ts';
import { loadLaterWidgets } from '#src/app/page/loadLaterWidgets.ts';
import { resumeSaving } from '#src/app/journey/resumeSaving.ts';
import type { Page } from '#src/app/page/page.ts';
import { openPayload } from '#src/app/payload/openPayload.ts';
import { PageContext } from '#src/app/page/PageContext.ts';

const neverChanges = () => () => undefined;

type Props = {
  page: Page;
  /** The same page without its query, as it was prerendered: the first rendering must not differ from that. */
  prerendered?: Page;
  /** Restores the stored state; runs before anything reacts to the state. */
  restore?: () => void;
};

/** An open page. Rendered without `restore` on the server and where the state was restored before. */
export function App({ page, prerendered = page, restore }: Props) {
  // The page itself, but the prerendered one on the server and while its markup is hydrated.
  const shown = useSyncExternalStore(
    neverChanges,
    () => page,
    () => prerendered,
  );
  useLayoutEffect(() => restore?.(), [restore]);
  useEffect(() => {
    if (shown !== page) return undefined;
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
  }, [page, shown]);
  return (
    <PageContext value={shown}>
      <ErrorBoundary page={shown}>
        <Flow />
      </ErrorBoundary>
    </PageContext>
  );
}
