import { useMemo, useSyncExternalStore } from 'react';
import { widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import { useStepForm } from './StepFormContext.ts';

/**
 * The fields that the step asks now, in its order: those of kinds that are shown below the buttons, or all others. The
 * same list until one is added or removed.
 */
export function useAskedFields(below: boolean): readonly FieldDefinition[] {
  const { form } = useStepForm();
  const asked = useSyncExternalStore(form.store.subscribe, form.asked, form.asked);
  return useMemo(
    () => asked.filter((field) => (widgetOf(form.widgets, field).spec.below === true) === below),
    [form, asked, below],
  );
}
