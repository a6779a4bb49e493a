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

/** Who answers for a participant by default: product constant. */
export const DEFAULT_RELATIONSHIP: Relationship = 'Parent';

/** What the visitor is to the participant: `self` unless the visitor is, or said to be, a caregiver. */
export function relationOf({ path, answers }: Pick<Facts, 'path' | 'answers'>): Relation {
  if (!path.hasCaregiver) return 'self';
  const { relationship } = answers.caregiver ?? {};
  if (path.caregiverType !== 'adult') return relations[relationship ?? DEFAULT_RELATIONSHIP];
  return answers.participant === 'someone_else' ? relations[relationship ?? 'Caregiver'] : 'self';
}
