import { useSyncExternalStore } from 'react';
import { FieldIsland } from './FieldIsland.tsx';
import { useStepForm } from './StepFormContext.ts';
import { useShownFields } from './useShownFields.ts';

/** Content of a step below its buttons. While more is still to come, a placeholder keeps the footer out of view. */
export function StepBelow() {
  const { form } = useStepForm();
  const shown = useShownFields(true);
  const hasPlaceholder = useSyncExternalStore(form.subscribe, form.isGrowing, form.isGrowing);
  return (
    <>
      {shown.map((field) => (
        <FieldIsland key={field.id} field={field} />
      ))}
      {hasPlaceholder ? <div className="later" /> : null}
    </>
  );
}
