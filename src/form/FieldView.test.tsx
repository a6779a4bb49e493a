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
  const { field, store, form, texts, surroundings } = exampleField({
    field: { id: 'field', kind, options: requiredOptionsOf(widget) },
    widget,
    facts: { path: { hasCaregiver: true, caregiverType: 'adult' } },
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
  const controls = [
    ...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="file"]), select'),
  ];
  return { controls, store };
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
  // Before a phone number a 1 is the calling code, which is not shown.
  for (const letter of '21') typeInto(control, letter);
  return () => expect(control.value.replace(/\W/g, '')).toBe('21');
}

const count = async (kind: (typeof allWidgets)[number]) => (await showField(kind)).controls.length;
const asking: { kind: string; index: number }[] = [];
for (const widget of allWidgets) {
  const controls = await count(widget);
  for (let index = 0; index < controls; index += 1) asking.push({ kind: widget.kind, index });
  root?.unmount();
}

async function showControl({ kind, index }: (typeof asking)[number]) {
  const named = allWidgets.find((one) => one.kind === kind);
  const shown = named && (await showField(named));
  const control = shown?.controls[index];
  if (!shown || !control) throw new Error('The field shows fewer controls than before.');
  return { control, store: shown.store };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each(asking)('what is entered into control $index of $kind in the moment it is shown stays', async (one) => {
  const { control } = await showControl(one);
  const expectKept = enter(control);
  expectKept();
  await pause();
  expectKept();
});

const shownBy = (control: HTMLInputElement | HTMLSelectElement) =>
  control instanceof HTMLInputElement && isTicked(control) ? control.checked : control.value;

test.each(asking)('control $index of $kind shows what was stored before once that is stored again', async (one) => {
  const { control, store } = await showControl(one);
  await pause();
  const [before, { answers, drafts }] = [shownBy(control), store.getState()];
  enter(control);
  const isStored = store.getState().answers !== answers || store.getState().drafts !== drafts;
  store.setState({ answers, drafts });
  await pause();
  if (isStored && control.isConnected) expect(shownBy(control)).toBe(before);
});

/** Those that do not ask themselves whom the words are about. */
const askingOthers = asking.filter(({ kind }) => kind !== 'CaregiverChoice');

test.each(askingOthers)(
  'control $index of $kind keeps what was entered where its words become those about another',
  async (one) => {
    const { control, store } = await showControl(one);
    await pause();
    const expectKept = enter(control);
    store.setState(({ answers }) => ({ answers: { ...answers, participant: 'someone_else' } }));
    await pause();
    if (control.isConnected) expectKept();
  },
);
