import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Flow } from './Flow.tsx';
import { loadPayload } from './payload.ts';
import type { Page } from './page.ts';
import { PageContext } from './PageContext.ts';

type Props = {
  page: Page;
  /** Takes over what the tab has kept; runs before anything reacts to the state. */
  restore?: () => void;
  /** Runs once the page answers to the visitor. */
  onReady?: () => void;
};

/** An open page. Rendered without `restore` on the server and where the state was restored before. */
export function App({ page, restore, onReady }: Props) {
  useLayoutEffect(() => restore?.(), [restore]);
  useEffect(() => {
    onReady?.();
    void loadPayload(page);
    const flush = () => page.store.flush();
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [page, onReady]);
  return (
    <PageContext value={page}>
      <ErrorBoundary page={page}>
        <Flow />
      </ErrorBoundary>
    </PageContext>
  );
}
