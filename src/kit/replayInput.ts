type Control = HTMLInputElement | HTMLSelectElement;
type Ticked = HTMLInputElement & { type: 'checkbox' | 'radio' };
type Selection = [from: number, to: number];
type Entered = { id: string; value: string; checked: boolean; selection: Selection | undefined };

const isTicked = (control: Control): control is Ticked =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isChanged(control: Control): boolean {
  // A radio is only ever changed back by another of its group.
  if (isTicked(control) && control.type === 'radio') return control.checked && !control.defaultChecked;
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  return control.value !== control.defaultValue;
}

/** The selection in the focused control; undefined for emails and numbers, whose boxes have none. */
function selectionOf(control: Control): Selection | undefined {
  if (control !== document.activeElement || control instanceof HTMLSelectElement || isTicked(control)) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** What the visitor entered into the markup of the server before it was hydrated. */
export function collectInput(root: Element): Entered[] {
  const controls = [...root.querySelectorAll<Control>('input, select')];
  return controls
    .filter((control) => control.id !== '' && isChanged(control))
    .map((control) => ({
      id: control.id,
      value: control.value,
      checked: isTicked(control) && control.checked,
      selection: selectionOf(control),
    }));
}

function replayControl({ id, value, checked, selection }: Entered): void {
  const control = document.getElementById(id) as Control | null; // Only ids of controls were collected.
  if (!control) return;
  if (isTicked(control)) {
    control.checked = !checked;
    // `click` does nothing while a click of the same control is under way.
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (selection && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...selection);
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Enters it again, as if it were typed now, so that it is stored and validated. The last entry of a control counts. */
export function replayInput(entered: readonly Entered[]): void {
  for (const one of new Map(entered.map((entry) => [entry.id, entry])).values()) replayControl(one);
}
