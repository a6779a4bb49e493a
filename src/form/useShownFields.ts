import { useMemo, useSyncExternalStore } from 'react';
import type { FieldDefinition } from './fieldDefinition.ts';
import { useStepForm } from './StepFormContext.ts';

/**
 * The fields that the step shows now, in its order: those below the buttons, or all others. The same list until one is
 * added or removed.
 */
export function useShownFields(below: boolean): readonly FieldDefinition[] {
  const { form } = useStepForm();
  const shown = useSyncExternalStore(form.store.subscribe, form.shown, form.shown);
  return useMemo(() => shown.filter((field) => (field.below === true) === below), [shown, below]);
}
