import { useMemo, useSyncExternalStore } from 'react';
import { widgetOf, type FieldDefinition } from './fieldDefinition.ts';
import { useStepForm } from './StepFormContext.ts';

/**
 * The fields that the step asks now, in its order: those of kinds that are shown below the buttons, or all others. The
 * same list until one is added or removed, since ids are compared as text.
 */
export function useAskedFields(below: boolean): readonly FieldDefinition[] {
  const { form } = useStepForm();
  const isBelow = (field: FieldDefinition) => widgetOf(form.widgets, field).spec.below === true;
  const read = () =>
    form
      .asked()
      .filter((field) => isBelow(field) === below)
      .map(({ id }) => id)
      .join(' ');
  const ids = useSyncExternalStore(form.subscribe, read, read);
  return useMemo(() => {
    const asked = ids.split(' ');
    return form.fields.filter((field) => asked.includes(field.id));
  }, [form, ids]);
}
