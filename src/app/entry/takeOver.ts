import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { enteredIslands, islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import { collectInput, replayInput } from '#src/kit/replayInput.ts';
import { replayEarlyPresses, stopWaiting } from '#src/kit/waiting.ts';
import { holdMarkup } from './takeOverIslands.ts';

/** The name of a control, which those of a group share. */
const nameOf = (control: Element | null) => control?.getAttribute('name') || control?.id || '';

/** The event by which React learns of an entry, by its control; others that follow it say nothing new. */
function tellingEvent(control: Element): string {
  if (control instanceof HTMLSelectElement) return 'change';
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) return 'click';
  return 'input';
}

/** The names of the controls in which something is entered from now on, until `stop`: the page handles that itself. */
function watchEntries(root: HTMLElement) {
  const names = new Set<string>();
  const note = ({ target, type }: Event) => {
    if (target instanceof Element && type === tellingEvent(target)) names.add(nameOf(target));
  };
  const types = ['input', 'change', 'click'];
  for (const type of types) root.addEventListener(type, note, true);
  return { names, stop: () => types.forEach((type) => root.removeEventListener(type, note, true)) };
}

/**
 * Takes over the markup of the server, with what was entered into it and clicked. `hydrate` gets what is to run as the
 * page is rendered. Rendering is done in small parts, so that a slow phone scrolls and draws meanwhile; the first press of
 * a key makes React finish it. From then on all is one task: what comes before is in the markup, and what comes after is
 * handled by the page.
 */
export function takeOver(root: HTMLElement, hydrate: (onRendered: () => void) => void): void {
  const markup = [...root.children];
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  root.addEventListener('focusin', noteFocus);
  const watchIslands = holdMarkup(root);
  let isRendered = false;
  const onRendered = () => {
    // In development React runs effects twice.
    if (isRendered) return;
    isRendered = true;
    root.removeEventListener('focusin', noteFocus);
    // Markup that does not fit, as one that a browser has translated, is replaced by now: what was entered goes over.
    const entered = markup.flatMap(collectInput);
    const { names, stop } = watchEntries(root);
    // Once React has finished: within its work it would set the controls back.
    queueMicrotask(() => {
      stop();
      flushSync(() => undefined);
      if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
      replayInput(
        entered.filter(({ id }) => {
          const control = document.getElementById(id);
          return control && !names.has(nameOf(control)) && islandsAround(control).length === 0;
        }),
      );
      takeOverIslands(enteredIslands());
      watchIslands();
      stopWaiting(root);
      replayEarlyPresses();
    });
  };
  startTransition(() => hydrate(onRendered));
}
