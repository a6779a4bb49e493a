import { flushSync } from 'react-dom';
import { replayEarlyClick } from './earlyClicks.ts';
import { collectInput, replayInput } from './replayInput.ts';

/**
 * Takes over the markup of the server, with what was entered into it and clicked. All in one task: what comes before is in
 * the markup, and what comes after is handled by the page that `hydrate` shows.
 */
export function takeOver(root: HTMLElement, hydrate: () => void): void {
  const entered = collectInput(root);
  flushSync(hydrate);
  replayInput(entered);
  replayEarlyClick(root);
}
