import { trapHeader } from '#src/api/services.ts';

let box: HTMLInputElement | undefined;

/**
 * Puts a box into the page that people neither see, hear nor reach by keys, and that no browser knows anything to fill in
 * for. What fills in whatever it finds fills it in.
 */
export function plantTrap(): void {
  if (box?.isConnected) return;
  const frame = document.createElement('div');
  frame.className = 'visually-hidden';
  frame.ariaHidden = 'true';
  box = document.createElement('input');
  const attributes = {
    type: 'text',
    name: 'remarks-2',
    tabindex: '-1',
    autocomplete: 'off',
    // Password managers leave it alone.
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  frame.append(box);
  document.body.append(frame);
}

/** Headers of a save: whether the box was filled in, and never with what. */
export const trapHeaders = (): Record<string, string> => (box?.value ? { [trapHeader]: '1' } : {});
