import { memo, useLayoutEffect, useSyncExternalStore } from 'react';
import { Island } from '#src/kit/Island.tsx';
import { hasHeld, islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import { isLoaded, type FieldDefinition } from './fieldDefinition.ts';
import { FieldView } from './FieldView.tsx';
import { useStepForm } from './StepFormContext.ts';

type Props = { field: FieldDefinition };

/** The field once its widget is there. */
function LoadedField({ field }: Props) {
  const { form } = useStepForm();
  const isThere = () => isLoaded(form.widgets, field);
  return useSyncExternalStore(form.subscribe, isThere, isThere) ? <FieldView field={field} /> : null;
}

/** A field that React takes over when it is needed, which it is at the latest when its state is no longer that of the markup. */
export const FieldIsland = memo(function FieldIsland({ field }: Props) {
  const { form } = useStepForm();
  // A layout effect: the stored state is restored right after.
  useLayoutEffect(() => {
    if (!hasHeld()) return undefined;
    const { read, readMarkup, watch } = form.stateOf(field);
    const takeOver = () => {
      const written = readMarkup();
      if (read() === written) return;
      stop();
      // Not within the change, which may come while React works.
      queueMicrotask(() => {
        const control = document.getElementById(field.id);
        if (control) takeOverIslands(islandsAround(control));
      });
    };
    const watchOnceLoaded = () => {
      if (!isLoaded(form.widgets, field)) return;
      stop();
      stop = watch(takeOver);
      takeOver();
    };
    let stop = isLoaded(form.widgets, field) ? watch(takeOver) : form.subscribe(watchOnceLoaded);
    return () => stop();
  }, [form, field]);
  return (
    <Island isLoaded={() => isLoaded(form.widgets, field)}>
      <LoadedField field={field} />
    </Island>
  );
});
