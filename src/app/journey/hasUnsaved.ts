import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';

/** Answers that a person gave; others come from the address, the server or the moment. */
const given: readonly (keyof Answers)[] = [
  'firstName',
  'phone',
  'email',
  'birthDate',
  'gender',
  'responses',
  'heightCm',
];

/** Whether something was entered that no save has confirmed yet, or a save is still to be confirmed. */
export function hasUnsaved({ answers, drafts, saved }: Pick<State, 'answers' | 'drafts' | 'saved'>): boolean {
  if (saved.isPending || saved.failed) return true;
  const isEntered = given.some((name) => answers[name] !== undefined) || Object.values(drafts).some(Boolean);
  return isEntered && !saved.subjectSaved;
}
