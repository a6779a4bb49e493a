import type { StepForm } from '#src/form/stepForm.ts';

/** Product constant: for how long, in ms, the visitor sees what they chose, and may choose another. */
const PAUSE_MS = 400;

/**
 * Calls `next` a moment after a press of a finger or the mouse has chosen a radio button and nothing is missing any more.
 * Keys never do: whoever looks through the answers with the arrows, or with a screen reader, goes on by the button.
 * Returns what ends it.
 */
export function moveOn(fields: HTMLElement, form: StepForm, next: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isPointer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    isPointer = false;
    clearTimeout(timer);
  };
  const isComplete = () => form.asked().every((field) => form.problems(field).length === 0);
  fields.addEventListener('pointerdown', () => (isPointer = true), { signal });
  fields.addEventListener('pointercancel', stay, { signal });
  document.addEventListener('keydown', stay, { signal });
  fields.addEventListener(
    'click',
    ({ target }) => {
      // A press on a label is followed by one on its button.
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      const isMeant = isPointer;
      stay();
      if (isMeant) timer = setTimeout(() => isComplete() && next(), PAUSE_MS);
    },
    { signal },
  );
  signal.addEventListener('abort', stay);
  return () => ending.abort();
}
