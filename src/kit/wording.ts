import type { Facts } from '#src/domain/facts.ts';
import { relationOf } from '#src/domain/relation.ts';
import { useFacts } from './context.ts';

/** Whom a question is about, as a campaign sets it; `auto` depends on who answers. */
export type Label = 'auto' | 'self' | 'participant';

/** Whether an agent of a partner answers. */
const isAgent = ({ campaign }: Facts) => campaign.flowType === 'partnerScreener';

/** Who takes part. An agent is nobody's parent. */
function participantOf(facts: Facts): 'self' | 'child' | 'participant' {
  const relation = relationOf(facts);
  if (relation === 'parent' && !isAgent(facts)) return 'child';
  return relation === 'self' ? relation : 'participant';
}

/** Whether the visitor answers for a participant other than themselves. */
export const useAnswersForOther = () => useFacts(participantOf) !== 'self';

/** What a browser fills by itself into a box about the visitor: what it knows of them, and nothing for an agent. */
export const useOwnAutoComplete = (token: string) => (useFacts(isAgent) ? 'off' : token);

/** The same for a box about whoever takes part, which may be another. */
export function useAutoComplete(token: string) {
  const own = useOwnAutoComplete(token);
  return useAnswersForOther() ? 'off' : own;
}

/** The message key of a question: under `auto` about the visitor, their child, or whoever else takes part. */
export function useQuestion(label: Label) {
  const about = useFacts(participantOf);
  return label === 'auto' ? about : label;
}

/** The same for kinds that have no short label. */
export function useQuestionAbout() {
  const about = useFacts(participantOf);
  return about === 'self' ? 'question' : (`${about}Question` as const);
}

/**
 * The same for kinds that also have a short label: the name of the field, or its variant about whoever takes part. In full
 * they ask every caregiver about the participant.
 */
export function useWording(label: Label | 'short') {
  const about = useFacts(participantOf);
  if (label === 'short') return about === 'self' ? 'fieldName' : (`${about}Short` as const);
  if (label !== 'auto') return label;
  return about === 'self' ? about : 'participant';
}

/** The first name of the visitor: the caregiver's where one answers and has given it, else the participant's. */
export function useVisitorName(): string | undefined {
  const forOther = useAnswersForOther();
  return useFacts(({ answers: { caregiver, firstName } }) => (forOther && caregiver?.firstName) || firstName);
}
