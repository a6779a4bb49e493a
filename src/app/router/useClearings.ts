import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StepName } from '#src/flow/campaign.ts';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import { hasUnsaved } from '#src/app/journey/hasUnsaved.ts';
import { forgetVisitor } from '#src/app/page/forgetVisitor.ts';
import { usePage } from '#src/app/page/PageContext.ts';
import { focusHeading } from './focusHeading.ts';

/**
 * Forgets the visitor where they start over or clear their answers, here or in another tab, and where these have expired:
 * opens the first step with the message for it. `clearings` counts how often that was; `startOver` gives false, and does
 * nothing, where answers are not saved and it may not discard them.
 */
export function useClearings(show: (message: ShellText) => void, go: (step: StepName) => void) {
  const page = usePage();
  const [clearings, setClearings] = useState(0);
  useEffect(() => {
    // The message that the answers are cleared is at the top of the page, the button that clears them at its end.
    if (clearings > 0) focusHeading();
  }, [clearings]);
  const showCleared = useCallback(
    (message: ShellText) => {
      show(message);
      setClearings((count) => count + 1);
      go(page.campaign.home);
    },
    [page, go, show],
  );
  const startOver = useCallback(
    (discards: boolean) => {
      if (!discards && hasUnsaved(page.store.getState())) return false;
      page.store.clear();
      forgetVisitor(page);
      showCleared('startedOver');
      return true;
    },
    [page, showCleared],
  );
  const onCleared = useCallback(() => {
    forgetVisitor(page);
    showCleared('cleared');
  }, [page, showCleared]);
  useEffect(
    () =>
      page.store.onCleared(() => {
        page.store.clear();
        onCleared();
      }),
    [page, onCleared],
  );
  const isExpired = useStore(page.store, (state) => state.isExpired);
  useEffect(() => {
    if (!isExpired) return undefined;
    forgetVisitor(page);
    // Not within the press that found it expired: the browser would move the focus to what was pressed afterwards.
    const timer = setTimeout(() => {
      page.store.setState({ isExpired: false });
      showCleared('expired');
    });
    return () => clearTimeout(timer);
  }, [page, isExpired, showCleared]);
  return { clearings, startOver, onCleared };
}
