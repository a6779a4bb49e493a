import { memo, useLayoutEffect } from 'react';
import { Island } from '#src/kit/Island.tsx';
import { isHeld, islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { FieldView } from './FieldView.tsx';
import { useStepForm } from './StepFormContext.ts';

/** A field that React takes over when it is needed, which it is at the latest when its state is no longer that of the markup. */
export const FieldIsland = memo(function FieldIsland({ field }: { field: FieldDefinition }) {
  const { form } = useStepForm();
  // A layout effect: the stored state is restored right after.
  useLayoutEffect(() => {
    if (!isHeld()) return undefined;
    const stop = form.watch(field, () => {
      stop();
      // Not within the change, which may come while React works.
      queueMicrotask(() => {
        const control = document.getElementById(field.id);
        if (control) takeOverIslands(islandsAround(control));
      });
    });
    return stop;
  }, [form, field]);
  return (
    <Island>
      <FieldView field={field} />
    </Island>
  );
});
