import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Flow } from './Flow.tsx';
import { loadLeaving } from './effects.ts';
import { loadLaterWidgets } from './laterWidgets.ts';
import { resumeSaving } from './journey.ts';
import type { Page } from './page.ts';
import { openPayload } from './openPayload.ts';
import { PageContext } from './PageContext.ts';

const neverChanges = () => () => undefined;

type Props = {
  page: Page;
  /** The same page without its query, as it was prerendered: the first rendering must not differ from that. */
  prerendered?: Page;
  /** Takes over what the tab has kept; runs before anything reacts to the state. */
  restore?: () => void;
  /** Runs once the page answers to the visitor. */
  onReady?: () => void;
};

/** An open page. Rendered without `restore` on the server and where the state was restored before. */
export function App({ page, prerendered = page, restore, onReady }: Props) {
  // The page itself, but the prerendered one for the server and for the rendering that takes its markup over.
  const shown = useSyncExternalStore(
    neverChanges,
    () => page,
    () => prerendered,
  );
  useLayoutEffect(() => restore?.(), [restore]);
  useEffect(() => {
    if (shown !== page) return undefined;
    onReady?.();
    void openPayload(page).then(() => resumeSaving(page));
    // What the next steps need comes while the visitor reads; a failure shows when it is needed.
    void loadLeaving().catch(() => undefined);
    void loadLaterWidgets(page).catch(() => undefined);
    const flush = () => page.store.flush();
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [page, shown, onReady]);
  return (
    <PageContext value={shown}>
      <ErrorBoundary page={shown}>
        <Flow />
      </ErrorBoundary>
    </PageContext>
  );
}
