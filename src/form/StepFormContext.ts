import { createContext, useContext, type ReactNode } from 'react';
import type { Texts } from '#src/i18n/texts.ts';
import type { StepForm } from './stepForm.ts';

export type StepFormValue = {
  form: StepForm;
  texts: Texts;
  /** Name of the step, part of the key of a text that is meant for one field alone. */
  step: string;
  /** What to know before its first question is answered. */
  lead?: ReactNode;
  /** Why the step asks. */
  help?: ReactNode;
};

export const StepFormContext = createContext<StepFormValue | undefined>(undefined);

/** The form around a field. Throws outside one. */
export function useStepForm(): StepFormValue {
  const value = useContext(StepFormContext);
  if (!value) throw new Error('useStepForm is called outside a step.');
  return value;
}
