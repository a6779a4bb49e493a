import { useSyncExternalStore } from 'react';
import { FieldView } from './FieldView.tsx';
import { useStepForm } from './StepFormContext.ts';
import { useAskedFields } from './useAskedFields.ts';

/** Content of a step below its buttons. While widgets are still loading, a placeholder keeps the footer out of view. */
export function StepBelow() {
  const { form } = useStepForm();
  const asked = useAskedFields(true);
  const isLoading = () => form.fields.some(({ kind }) => !(kind in form.widgets));
  const hasPlaceholder = useSyncExternalStore(form.subscribe, isLoading, isLoading);
  return (
    <>
      {asked.map((field) => (
        <FieldView key={field.id} field={field} />
      ))}
      {hasPlaceholder ? <div className="later" /> : null}
    </>
  );
}
