import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { exampleField } from '#src/app/developers/exampleField.ts';
import { exampleServers } from '#src/app/developers/exampleServers.ts';
import { requiredOptionsOf } from '#src/app/developers/requiredOptions.ts';
import { allWidgets } from '#src/app/developers/allWidgets.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import { fill, typeInto } from '#tests/support/entering.ts';
import { FieldView } from './FieldView.tsx';
import { StepFormContext } from './StepFormContext.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

/** A field as a page shows it, at the first moment at which it can be seen: its effects have not run yet. */
async function showField({ kind, widget }: (typeof allWidgets)[number]) {
  const { field, form, texts, surroundings } = exampleField({
    field: { id: 'field', kind, options: requiredOptionsOf(widget) },
    widget,
    facts: {},
    call: exampleServers.replies,
  });
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });
  root = createRoot(place);
  root.render(
    <SurroundingsContext value={surroundings}>
      <StepFormContext value={{ form, texts, step: 'step' }}>
        {/* Some kinds show nothing here. */}
        <h1>A step</h1>
        <FieldView field={field} />
      </StepFormContext>
    </SurroundingsContext>,
  );
  await shown;
  // A box for a file takes nothing that is typed.
  return [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="file"]), select')];
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Enters something; returns what the control must show from then on. */
function enter(control: HTMLInputElement | HTMLSelectElement): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findLast(({ value }) => value !== '')?.value ?? '';
    fill(control, chosen);
    return () => expect(control.value).toBe(chosen);
  }
  if (isTicked(control)) {
    const wanted = !control.checked;
    if (control.type === 'checkbox' || wanted) control.click();
    return () => expect(control.checked).toBe(control.type === 'radio' || wanted);
  }
  for (const letter of '12') typeInto(control, letter);
  return () => expect(control.value.replace(/\W/g, '')).toBe('12');
}

const count = async (kind: (typeof allWidgets)[number]) => (await showField(kind)).length;
const asking: { kind: string; index: number }[] = [];
for (const widget of allWidgets) {
  const controls = await count(widget);
  for (let index = 0; index < controls; index += 1) asking.push({ kind: widget.kind, index });
  root?.unmount();
}

test.each(asking)('what is entered into control $index of $kind in the moment it is shown stays', async (one) => {
  const named = allWidgets.find(({ kind }) => kind === one.kind);
  const control = named && (await showField(named))[one.index];
  if (!control) throw new Error('The field shows fewer controls than before.');
  const expectKept = enter(control);
  expectKept();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expectKept();
});
