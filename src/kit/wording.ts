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

/** Whether the visitor answers for their child. An agent of a partner is nobody's parent. */
export function useIsParent(): boolean {
  return useFacts((facts) => relationOf(facts) === 'parent' && facts.campaign.flowType !== 'partnerScreener');
}

/** The message key of a question without a short label: about the visitor, their child, or whoever else takes part. */
export function useQuestionAbout(): 'question' | 'childQuestion' | 'participantQuestion' {
  const forOther = useAnswersForOther();
  const isParent = useIsParent();
  return isParent ? 'childQuestion' : forOther ? 'participantQuestion' : 'question';
}

type Wording = 'self' | 'participant' | 'fieldName' | 'participantShort' | 'childShort';

/**
 * The same for kinds that also have a short label: the name of the field, or its variant about the participant, which parents
 * read as their child. An agent of a partner is nobody's parent.
 */
export function useWording(label: Label | 'short'): Wording {
  const question = useQuestion(label === 'short' ? 'auto' : label);
  const isParent = useIsParent();
  if (label !== 'short') return question;
  if (question !== 'participant') return 'fieldName';
  return isParent ? 'childShort' : 'participantShort';
}

/** The first name of the visitor: the caregiver's where one answers and has given it, else the participant's. */
export function useVisitorName(): string | undefined {
  const forOther = useAnswersForOther();
  return useFacts(({ answers: { caregiver, firstName } }) => (forOther && caregiver?.firstName) || firstName);
}
