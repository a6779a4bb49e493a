import { defineRule } from '#src/kit/rule.ts';

export const hasCaregiver = defineRule({
  description: 'A caregiver may answer for the participant.',
  params: {},
  reads: () => ['caregiver'],
  holds: ({ path }) => path.hasCaregiver,
  examples: [{ holds: [{ path: { hasCaregiver: true } }], fails: [{}] }],
});

export const caregiverIsAdult = defineRule({
  description: 'The visitor may be the caregiver of an adult, and is asked who takes part.',
  params: {},
  reads: () => ['caregiver'],
  holds: ({ path }) => path.hasCaregiver && path.caregiverType === 'adult',
  examples: [
    {
      holds: [{ path: { hasCaregiver: true, caregiverType: 'adult' } }],
      fails: [{}, { path: { hasCaregiver: true } }, { path: { caregiverType: 'adult' } }],
    },
  ],
});

/** A caregiver without a type is a parent. */
export const caregiverIsParent = defineRule({
  description: 'The visitor is the parent of the participant.',
  params: {},
  reads: () => ['caregiver'],
  holds: ({ path }) => path.hasCaregiver && path.caregiverType !== 'adult',
  examples: [
    {
      holds: [{ path: { hasCaregiver: true } }, { path: { hasCaregiver: true, caregiverType: 'parent_child' } }],
      fails: [{}, { path: { hasCaregiver: true, caregiverType: 'adult' } }],
    },
  ],
});

export const participantIsSomeoneElse = defineRule({
  description: 'The visitor answered that someone else takes part.',
  params: {},
  reads: () => ['participant'],
  holds: ({ answers }) => answers.participant === 'someone_else',
  examples: [
    { holds: [{ answers: { participant: 'someone_else' } }], fails: [{}, { answers: { participant: 'myself' } }] },
  ],
});
