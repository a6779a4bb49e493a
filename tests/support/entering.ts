/** Runs work as a task of its own: what a visitor enters comes between two tasks of the page. */
export function inTask(work: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      work();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** Fills a box in at once, as a browser does: past what React puts in its way. */
export function fill(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Appends to what a box contains. */
export const typeInto = (box: HTMLInputElement, text: string): void => fill(box, box.value + text);
