import { relationOf } from '#src/domain/relation.ts';
import { useFacts } from './context.ts';

/** Whom a question is about, as a campaign sets it; `auto` depends on who answers. */
export type Label = 'auto' | 'self' | 'participant';

/** Whether the visitor answers for a participant other than themselves. */
export function useAnswersForOther(): boolean {
  return useFacts((facts) => relationOf(facts) !== 'self');
}

/**
 * The message key of a question: under `auto` that about the participant when the visitor answers for somebody else.
 */
export function useQuestion(label: Label): 'self' | 'participant' {
  const forOther = useAnswersForOther();
  if (label === 'auto') return forOther ? 'participant' : 'self';
  return label;
}

/** The same for kinds that also have a short label: the name of the field, or its variant about the participant. */
export function useWording(label: Label | 'short'): 'self' | 'participant' | 'fieldName' | 'participantShort' {
  const question = useQuestion(label === 'short' ? 'auto' : label);
  if (label !== 'short') return question;
  return question === 'participant' ? 'participantShort' : 'fieldName';
}

/** The first name of the visitor: the caregiver's where one answers and has given it, else the participant's. */
export function useVisitorName(): string | undefined {
  const forOther = useAnswersForOther();
  return useFacts(({ answers: { caregiver, firstName } }) => (forOther && caregiver?.firstName) || firstName);
}
