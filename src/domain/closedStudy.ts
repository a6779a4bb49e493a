import type { InitialPayload } from './facts.ts';
import type { SavedState } from './state.ts';

type Loaded = Pick<InitialPayload, 'study' | 'closedStudyId'>;

/** Whether the study of the visit has closed: before its page was opened, or by the time its lead was saved. */
export function isStudyClosed(
  payload: Loaded | undefined,
  { closedStudyId }: Pick<SavedState, 'closedStudyId'>,
): boolean {
  if (payload?.closedStudyId !== undefined) return true;
  return closedStudyId !== undefined && closedStudyId === payload?.study?.id;
}
