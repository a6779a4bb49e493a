import { relationOf } from '#src/domain/relation.ts';
import { useFacts } from './context.ts';

/** Whom a campaign lets a question be about; `auto` looks who answers. */
export type Label = 'auto' | 'self' | 'participant';

/** Whether the visitor answers for somebody else. */
export function useAnswersForOther(): boolean {
  return useFacts((facts) => relationOf(facts) !== 'self');
}

/** The message that words a question: under `auto`, of the participant when somebody else answers. */
export function useQuestion(label: Label): 'self' | 'participant' {
  const forOther = useAnswersForOther();
  if (label === 'auto') return forOther ? 'participant' : 'self';
  return label;
}

/** The same for kinds that have a short label too, which is the field's name or that of the participant. */
export function useWording(label: Label | 'short'): 'self' | 'participant' | 'fieldName' | 'participantShort' {
  const question = useQuestion(label === 'short' ? 'auto' : label);
  if (label !== 'short') return question;
  return question === 'participant' ? 'participantShort' : 'fieldName';
}

/** The first name of the visitor, as far as it is known: the caregiver's where one answers for the participant. */
export function useVisitorName(): string | undefined {
  const forOther = useAnswersForOther();
  return useFacts(({ answers: { caregiver, firstName } }) => (forOther && caregiver?.firstName) || firstName);
}
