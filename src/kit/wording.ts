import { relationOf } from '#src/domain/relation.ts';
import { useFacts } from './context.ts';

/** How a campaign may word a field: a question about somebody, or a short label; `auto` looks who answers. */
export type Label = 'auto' | 'self' | 'participant' | 'short';

/** Whether the visitor answers for somebody else. */
export function useAnswersForOther(): boolean {
  return useFacts((facts) => relationOf(facts) !== 'self');
}

/** The message that words a field: of the participant, under `auto` and `short`, when somebody else answers. */
export function useWording(label: Label): 'self' | 'participant' | 'fieldName' | 'participantShort' {
  const forOther = useAnswersForOther();
  if (label === 'short') return forOther ? 'participantShort' : 'fieldName';
  if (label === 'auto') return forOther ? 'participant' : 'self';
  return label;
}
