import type { Answers, Facts, Relation } from './facts.ts';

type Relationship = NonNullable<NonNullable<Answers['caregiver']>['relationship']>;

const relations: Record<Relationship, Relation> = {
  Self: 'self',
  Other: 'caregiver',
  Child: 'child',
  Parent: 'parent',
  Spouse: 'spouse',
  Friend: 'friend',
  Caregiver: 'caregiver',
};

/** Product constant: relationship of a caregiver who has not chosen one, outside the care of adults. */
export const DEFAULT_RELATIONSHIP: Relationship = 'Parent';

/**
 * What the visitor is to the participant: `self` unless the path has a caregiver, and for adults unless someone else
 * takes part.
 */
export function relationOf({ path, answers }: Pick<Facts, 'path' | 'answers'>): Relation {
  if (!path.hasCaregiver) return 'self';
  const { relationship } = answers.caregiver ?? {};
  if (path.caregiverType !== 'adult') return relations[relationship ?? DEFAULT_RELATIONSHIP];
  return answers.participant === 'someone_else' ? relations[relationship ?? 'Caregiver'] : 'self';
}
