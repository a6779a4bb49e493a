import { defineRule } from '#src/kit/rule.ts';

const indication = { id: 5, name: 'Asthma' };

export const indicationPreselected = defineRule({
  description: 'The visit is about one condition from the start.',
  params: {},
  reads: () => ['indication'],
  holds: ({ path }) => path.indication !== undefined,
  examples: [{ holds: [{ path: { indication } }], fails: [{}] }],
});

export const diagnosisSkipped = defineRule({
  description: 'The address asks to leave out the question about a diagnosis.',
  params: {},
  reads: () => ['skipsDiagnosis'],
  holds: ({ path }) => path.skipDiagnosis,
  examples: [{ holds: [{ path: { skipDiagnosis: true } }], fails: [{}] }],
});

export const asksForDiagnosis = defineRule({
  description: 'The visit is about one condition, and the question about its diagnosis is not left out.',
  params: {},
  reads: () => ['indication', 'skipsDiagnosis'],
  holds: ({ path }) => path.indication !== undefined && !path.skipDiagnosis,
  examples: [{ holds: [{ path: { indication } }], fails: [{}, { path: { indication, skipDiagnosis: true } }] }],
});

export const genderRequiredAndUnset = defineRule({
  description: 'The visitor must choose a gender before going on and has not done so.',
  params: {},
  reads: () => ['genderRequired', 'gender'],
  holds: ({ path, answers }) => path.genderRequired && answers.gender === undefined,
  examples: [
    {
      holds: [{ path: { genderRequired: true } }],
      fails: [{}, { path: { genderRequired: true }, answers: { gender: 'other' } }],
    },
  ],
});

export const hasIndication = defineRule({
  description: 'The condition of this id was chosen, or is the one that the visit is about.',
  params: { id: { type: 'integer', minimum: 1, required: true } },
  reads: ({ id }) => [
    { aspect: 'indication', at: [id] },
    { aspect: 'chosen', of: id },
  ],
  holds: ({ path, answers }, { id }) => path.indication?.id === id || (answers.indicationIds ?? []).includes(id),
  examples: [
    {
      params: { id: 5 },
      holds: [{ path: { indication } }, { answers: { indicationIds: [4, 5] } }],
      fails: [{}, { answers: { indicationIds: [4] } }, { path: { indication: { id: 4, name: 'Eczema' } } }],
    },
  ],
});
