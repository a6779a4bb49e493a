import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { replayEarlyClick } from './earlyClicks.ts';
import { collectInput, replayInput } from './replayInput.ts';

/**
 * Takes over the markup of the server, with what was entered into it and clicked. `hydrate` gets what is to run as the
 * page is rendered. Rendering is done in small parts, so that a slow phone scrolls and draws meanwhile; the first press of
 * a key makes React finish it. From then on all is one task: what comes before is in the markup, and what comes after is
 * handled by the page.
 */
export function takeOver(root: HTMLElement, hydrate: (onRendered: () => void) => void): void {
  const { firstElementChild: markup } = root;
  const enteredBefore = collectInput(root);
  let isRendered = false;
  const onRendered = () => {
    // In development React runs effects twice.
    if (isRendered) return;
    isRendered = true;
    // Markup that does not fit is replaced, and with it what was entered.
    const entered = markup?.isConnected === false ? enteredBefore : collectInput(root);
    // Once React has finished: within its work it would set the controls back.
    queueMicrotask(() => {
      flushSync(() => undefined);
      replayInput(entered);
      replayEarlyClick(root);
    });
  };
  startTransition(() => hydrate(onRendered));
}
